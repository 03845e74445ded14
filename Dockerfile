# Builds the front ends, lays the production tree, and leaves it in an image that runs as nobody in particular.
# docker build -t estampa .

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci
RUN npm run build && node scripts/production-tree.mjs /estampa

# docker build --target backup: the same beside PostgreSQL's own programs, for the commands backup and restore.
FROM postgres:18-bookworm AS backup
WORKDIR /estampa
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /estampa ./
USER postgres
ENTRYPOINT ["node"]
CMD ["apps/server/src/commands/backup.ts", "--help"]

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 DATA_DIR=/var/lib/estampa \
  NODE_COMPILE_CACHE=/var/lib/estampa/compile-cache
WORKDIR /estampa
COPY --from=build /estampa ./
RUN install -d -o node -g node /var/lib/estampa
USER node
VOLUME /var/lib/estampa
EXPOSE 3000 3001
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# SIGTERM ends it in order, see docs/operating.md
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "apps/server/src/main.ts"]
