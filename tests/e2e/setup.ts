/** Where the browser tests find their server, its data and a browser. */
import { existsSync } from 'node:fs'
import path from 'node:path'

/** E2E_PORT lets several checkouts be tested side by side. */
export const serverPort = Number(process.env.E2E_PORT || 3199)
export const dataDir = path.resolve('.cache/test/e2e-data')
export const platform = `http://localhost:${serverPort}`
export const siteOf = (tenant: string): string => `http://${tenant}.localhost:${serverPort}`
export const TENANTS = ['harbour-toyota', 'westside-motors', 'outback-caravans'] as const

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

/** The system's Chromium; CHROMIUM_PATH names one elsewhere. */
export function chromium(): string {
  const found = [process.env.CHROMIUM_PATH ?? '', ...BROWSERS].find((file) => file && existsSync(file))
  if (!found)
    throw new Error('No Chromium found: install the package chromium, or set CHROMIUM_PATH to a browser.')
  return found
}
