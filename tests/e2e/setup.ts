/** Where the browser tests find their server, its data and a browser. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { isFull } from '../helpers/full'

/** E2E_PORT lets several checkouts be tested side by side. */
export const serverPort = Number(process.env.E2E_PORT || 3199)
export const dataDir = path.resolve('.cache/test/e2e-data')
export const platform = `http://localhost:${serverPort}`
export const siteOf = (tenant: string): string => `http://${tenant}.localhost:${serverPort}`
export const TENANTS = ['harbour-toyota', 'westside-motors', 'outback-caravans'] as const

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]
const SHELL = '/usr/bin/chromium-headless-shell'

function firstOf(files: string[]): string {
  const found = [process.env.CHROMIUM_PATH ?? '', ...files].find((file) => file && existsSync(file))
  if (!found)
    throw new Error('No Chromium found: install the package chromium, or set CHROMIUM_PATH to a browser.')
  return found
}

/** The system's Chromium as people have it, for measurements and pictures; CHROMIUM_PATH names one elsewhere. */
export const chromium = (): string => firstOf([...WHOLE, SHELL])

/** The same engine without a window around each page, which halves the work of a test; else the whole one. */
export const testBrowser = (): string => firstOf([SHELL, ...WHOLE])

/** For the name of a test that a loop makes: `npm test` runs it for one, `npm run test:full` for all. */
export const levelOf = (one: string, quick: string): string => (one === quick ? '' : ' @full')

/** Which pages a walk goes through, for its name. */
export const WALKED = isFull ? 'page of its sitemap' : 'type of page of its sitemap'
