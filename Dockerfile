FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app ./
RUN npm prune --omit=dev && mkdir -p /data && chown node:node /data
USER node
# The C library keeps a heap per thread otherwise.
ENV DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2
EXPOSE 3000
CMD ["node", ".next/forecourt-server.mjs"]
