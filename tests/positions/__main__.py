"""`python -m tests.positions` prints the cases that wait for an option of another issue."""

from tests.positions.cases import read_cases
from tests.positions.judge import is_built

if __name__ == "__main__":
    for case in read_cases():
        if not is_built(case):
            print(case.where, case.kind, case.rules, *case.fields, sep=" | ")
