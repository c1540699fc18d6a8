FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/lighten.mjs scripts/
RUN npm ci --omit=dev --no-audit --no-fund

FROM packages AS build
COPY . .
RUN npm run build

# The running server loads no compiler (docs/decisions/0017), and Next's is the largest package.
FROM packages AS running
RUN rm -rf node_modules/@next/swc-*

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
RUN mkdir -p /data && chown node:node /data
# What changes seldom first: a new version of the app sends its last two layers alone.
COPY --from=running /app/node_modules ./node_modules
COPY . .
COPY --from=build /app/.next ./.next
USER node
# The C library keeps a heap per thread otherwise.
ENV DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2
EXPOSE 3000
CMD ["node", ".next/forecourt-server.mjs"]
