import { defineConfig } from 'vitest/config'
import path from 'node:path'

export default defineConfig({
  resolve: { alias: { '@tenants': path.resolve('tenants'), '@': path.resolve('src') } },
  test: { include: ['tools/demo-stock/*.test.ts'] },
})
