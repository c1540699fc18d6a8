/** What every browser test starts with: a page that records its faults, and the demo's log-ins. */
import {
  expect,
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { z } from 'zod'
import { proofOf } from '../helpers/captcha'
import { demoLogin } from '../helpers/demoLogin'
import { breaches } from './axe'
import { dataDir, platform, serverPort } from './setup'
import { test as base } from './visitor'

/** `faults`: console errors and uncaught exceptions, as text. */
export const test = base.extend<{ faults: string[] }>({
  faults: async ({ page }, provide) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      // The browser itself reports the status of a page that is meant to be missing.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        faults.push(message.text())
    })
    await provide(faults)
  },
})
export { expect }

export const login = (role: string, dealer?: string) => demoLogin(dataDir, role, dealer)

/** Through the form, as a person does it; ends at Today. */
export async function signInByForm(page: Page, role: string, dealer?: string): Promise<void> {
  const { email, password } = login(role, dealer)
  await page.goto(`${platform}/admin/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.includes('/login'))
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
/** What each log-in of this process got: a password is checked slowly, on purpose. */
const sessions = new Map<string, Cookies>()
const me = z.object({ user: z.unknown() })

/** Without the form and without drawing Today, which most tests leave at once. A session that somebody ended begins again. */
export async function signIn(page: Page, role: string, dealer?: string): Promise<void> {
  const { email, password } = login(role, dealer)
  const context = page.context()
  await context.addCookies(sessions.get(email) ?? [])
  await page.goto(`${platform}/livez`)
  if (sessions.has(email) && me.parse(await adminGet(page, '/users/me')).user) return
  const status = await page.evaluate(
    async ([url, body]) =>
      (await fetch(url ?? '', { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
        .status,
    [`${platform}/admin/api/users/login`, JSON.stringify({ email, password })],
  )
  expect(status).toBe(200)
  sessions.set(email, await context.cookies(platform))
}

/** Opens a row of an admin list. */
export async function openRow(page: Page, link: Locator, address: RegExp): Promise<void> {
  await link.click()
  await page.waitForURL(address)
}

/** What the admin shows at an address that is not there, or not for this role. */
export const notForThem = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Not here, or not for your role' })

const LONGEST_SLIDE_MS = 2000

/** What slides or fades in has come to rest: a colour halfway is nobody's to read. A wait of half a minute is no slide. */
const atRest = (page: Page) =>
  page.evaluate(async (longest) => {
    const ending = document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().endTime) <= longest)
    await Promise.allSettled(ending.map((one) => one.finished))
  }, LONGEST_SLIDE_MS)

/** Violations of WCAG 2.2 AA as one readable line each; `within`: of that part alone, by its selector. */
export async function axe(page: Page, within?: string): Promise<string[]> {
  await atRest(page)
  return (await breaches(page, within)).map(
    ({ rule, target, html }) => `${rule}: ${target} ${html.slice(0, 120)}`,
  )
}

/** The page's code has come and done what was pressed before. */
export const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.earlyPresses === undefined)
}

/** How much wider the page is than its window. A phone zooms out on a page that is too wide, and its innerWidth grows with it. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate((width) => document.documentElement.scrollWidth - width, page.viewportSize()?.width ?? 0)

type CallOptions = Parameters<APIRequestContext['fetch']>[1]

/** A request to a dealer's host without a browser: Node need not resolve names under localhost, so the Host header names it. */
export const ask = (
  request: APIRequestContext,
  tenant: string,
  path: string,
  options: CallOptions = {},
): Promise<APIResponse> =>
  request.fetch(platform + path, {
    failOnStatusCode: false,
    maxRedirects: 0,
    ...options,
    headers: { ...options.headers, host: `${tenant}.localhost:${serverPort}` },
  })

/** The captcha's proof for one form of a dealer. */
export const captchaOf = async (request: APIRequestContext, tenant: string): Promise<string> =>
  proofOf(await (await ask(request, tenant, '/api/captcha')).json())

/** Reads the admin's REST as the signed-in page itself would: cookies count only with the page's own origin. */
export const adminGet = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(async (url) => (await fetch(url)).json(), `${platform}/admin/api${path}`)
