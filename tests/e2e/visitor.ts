/** Each test is a visitor of its own, in a window that the tests of a worker share. */
import { randomInt } from 'node:crypto'
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'

interface Window {
  context: BrowserContext
  stays: Page
}

/** An address that no other test has. */
const ownAddress = (): string => `10.${[randomInt(256), randomInt(256), 1 + randomInt(254)].join('.')}`

/** Nothing of the visitor before but the files that the server lets a browser keep. */
async function empty(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearCookies()
}

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'local_storage' })
  await session.detach()
  return page
}

/** A clock cannot be taken out of a window again: one that was moved serves no other test. */
function spentByClock({ clock }: BrowserContext, spend: () => void): void {
  const install = clock.install.bind(clock)
  clock.install = (options) => {
    spend()
    return install(options)
  }
}

/** With a page that stays open, since a process ends with its last page, and with it all that it has compiled. */
async function newWindow(browser: Browser): Promise<Window> {
  const context = await browser.newContext()
  return { context, stays: await context.newPage() }
}

/**
 * A new window fetches and compiles all files of a page again, in a process of its own: half of a test's time. So the next
 * test with the same settings has the same window, emptied.
 */
export const test = base.extend<object, { windows: Map<string, Window> }>({
  windows: [async ({}, provide) => provide(new Map()), { scope: 'worker' }],
  extraHTTPHeaders: async ({}, provide) => provide({ 'x-forwarded-for': ownAddress() }),
  context: async (
    { browser, windows, viewport, javaScriptEnabled, bypassCSP, extraHTTPHeaders },
    provide,
  ) => {
    const settings = JSON.stringify([viewport, javaScriptEnabled, bypassCSP])
    const known = windows.get(settings)
    const { context, stays } = known ?? (await newWindow(browser))
    if (!known) {
      windows.set(settings, { context, stays })
      spentByClock(context, () => windows.delete(settings))
    }
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await empty(context)
    await provide(context)
    for (const page of context.pages()) if (page !== stays) await page.close()
    const shared = [...windows.values()].map((window) => window.context)
    for (const one of browser.contexts()) if (!shared.includes(one)) await one.close()
  },
  page: async ({ context }, provide) => provide(await newPage(context)),
})
