/** Ticks six filters on a list page whose data come late, for the browser test and the benchmark that counts lost ones. */
import { setTimeout as after } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const DATA_LATE_MS = 700

export const SIX_TICKS = [
  ['body', 'SUV'],
  ['body', 'Ute'],
  ['fuel', 'Hybrid'],
  ['fuel', 'Petrol'],
  ['make', 'Toyota'],
  ['make', 'Mazda'],
] as const

export const isRouterData = (url: URL): boolean => url.searchParams.has('_rsc')

/** Delays page data, as on a bad network. */
export const slowData = (page: Page): Promise<unknown> =>
  page.route(isRouterData, async (route) => {
    await after(DATA_LATE_MS)
    await route.continue().catch(() => undefined)
  })

/** All six, `apartMs` apart. A row may move with a response, so the box is clicked inside the page: only the click counts. */
export async function tickSix(page: Page, apartMs: number): Promise<void> {
  await page
    .locator('details.fgroup')
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)))
  for (const [name, value] of SIX_TICKS) {
    // Found and clicked in one step: a response replaces the rows, and for a moment there is none to click.
    await page.waitForFunction((selector) => {
      const box = document.querySelector<HTMLInputElement>(selector)
      box?.click()
      return box !== null
    }, `input[name="${name}"][value="${value}"]`)
    await after(apartMs)
  }
}
