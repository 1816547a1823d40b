# Small, not root, one process. Every step runs what `make` runs (tests/test_dockerfile.py compares them).
FROM python:3.13-slim AS build
WORKDIR /app
COPY requirements/run.txt requirements/run.txt
RUN python3 -m venv .venv
RUN .venv/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/run.txt

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /app durak && install -d -o durak /data
WORKDIR /app
COPY --from=build /app/.venv .venv
COPY durak durak
COPY locales locales
COPY storage storage
COPY bot bot
COPY handlers handlers
COPY playground playground
ENV DATABASE=/data/durak.db PYTHONDONTWRITEBYTECODE=1
VOLUME /data
USER durak
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD [".venv/bin/python", "-m", "bot", "health"]
ENTRYPOINT [".venv/bin/python", "-m", "bot"]
