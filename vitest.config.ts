import { defineConfig } from 'vitest/config'
import path from 'node:path'

const env = { DATA_DIR: path.resolve('.cache/test-data'), LOG_LEVEL: 'silent' }
const alias = {
  'server-only': path.resolve('node_modules/next/dist/compiled/server-only/empty.js'),
  '@payload-config': path.resolve('payload.config.ts'),
  '@': path.resolve('src'),
}

export default defineConfig({
  resolve: { alias },
  test: {
    // Lexical's development build waits for itself in an import cycle now and then on Node 20; its production build does not.
    execArgv: ['--conditions=production'],
    projects: [
      { resolve: { alias }, test: { name: 'unit', env, include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        resolve: { alias },
        test: {
          name: 'int',
          env,
          include: ['tests/int/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
