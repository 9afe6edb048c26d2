# syntax=docker/dockerfile:1

# One portal as an image. deploy/README.md explains how to build and run it.

FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS build
WORKDIR /portal
COPY . .
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --no-audit --no-fund --omit=dev
# Empty means the portal that package.json names, at the address that the portal itself gives.
ARG PORTAL=
ARG PORTAL_URL=
RUN npm run build && npm run pack -- server /srv/portal
# Only the packages that the server needs: a seventh of those that build the site.
WORKDIR /srv/portal
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --no-audit --no-fund --omit=dev

FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c
LABEL org.opencontainers.image.title="Collections developer portal" \
      org.opencontainers.image.description="A developer portal for the public APIs of a cultural-heritage collection" \
      org.opencontainers.image.version="2.0.0" \
      org.opencontainers.image.licenses="MIT AND CC-BY-4.0"
ARG PORTAL=
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PORTAL=$PORTAL
# As in scripts/bootstrap/memory-settings.mjs, so that the server need not start a process with them.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /portal
COPY --from=build /srv/portal .
# The files belong to root, so the server cannot change them, and it writes nothing elsewhere.
USER node
EXPOSE 3000
# Healthy once the sandbox is ready, which pages do not wait for. A portal without one has no such address.
# Below a path, / is a redirect there.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT).then(({ url }) => fetch(new URL('sandbox/status', url))).then(({ status }) => process.exit(status < 500 ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "serve"]
