import { defineConfig } from '@playwright/test'
import { dataDir, serverPort, testBrowser } from './tests/e2e/setup'
import { isFull } from './tests/helpers/full'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The pages of a worker's window share a process, whatever their hosts; what it has compiled stays.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  '--js-flags=--no-flush-bytecode',
]

/**
 * What takes long and seldom fails alone, and what one dealer or one width shows for all: `npm run test:full`. A test named
 * `@full-desktop` or `@full-phone` is left to it at that width only.
 */
const laterBut = (other: string) => (isFull ? [] : [new RegExp(`@full(?!-${other})`)])

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test/playwright',
  timeout: 90_000,
  expect: { timeout: 8000 },
  // A third makes tests wait for each other on two cores.
  workers: 2,
  // A machine that is busy for a moment is no fault of the product. The end of the run names each test that needed a second try.
  retries: 1,
  forbidOnly: true,
  use: {
    launchOptions: { executablePath: testBrowser(), args },
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    // A trace of every test costs a tenth of the run: `npx playwright test <file> --trace on` makes one.
    trace: 'off',
  },
  // On both: what reads a page's look (axe, overflow) or is done otherwise by touch. What a page does is the same on each, so
  // such a test is named for one of them: shoppers mostly come by phone, staff work at a desk.
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: [/@phone/, ...laterBut('phone')],
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grepInvert: [/@desktop/, ...laterBut('desktop')],
    },
  ],
  webServer: {
    // The production build on new demo stores: what a shopper of a new installation gets.
    command: `rm -rf ${dataDir} && exec node .next/forecourt-server.mjs`,
    env: {
      NODE_ENV: 'production',
      PORT: String(serverPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      // Tests count the leads that they send.
      DEMO_HISTORY: '0',
      MEILISEARCH_HOST: '',
      REDIS_URL: '',
      UNCACHED_PAGES_PER_MINUTE: '100000',
      // Each test is a visitor of its own: limits by address would count them as one.
      TRUST_PROXY: '1',
    },
    url: `http://localhost:${serverPort}/readyz`,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
