/** The pop-up's end and its closing, with a clock that the test moves; and the banner of three links. */
import type { Page } from '@playwright/test'
import { expect, overflow, test } from './fixtures'
import { siteOf } from './setup'

const AT = `${siteOf('outback-caravans')}/what-can-i-tow`
const DAY = 86_400_000
const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Weigh your rig, free' })

/** The page's own clock. It stands still until the test moves it, so that "never" can be tested. */
async function openAt(page: Page, time: number): Promise<void> {
  await page.clock.install({ time })
  await page.goto(AT)
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('C10 not at first render: a moment later; Escape closes it, and it stays closed @desktop', async ({
  page,
}) => {
  await openAt(page, Date.now())
  await expect(popupOf(page)).toHaveCount(0)
  await page.clock.runFor(10_000)
  const popup = popupOf(page)
  await expect(popup).toBeVisible()
  await expect(popup.locator(':focus')).toHaveCount(1)
  // The page behind is inert: Tab stays within, or leaves to the browser's own bar.
  for (let turn = 0; turn < 4; turn++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') ?? null)).toBe(
      null,
    )
  }
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  // The browser says "closed" a moment after it closed.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('popup_closed'))).toContain(' ')
  await page.clock.runFor(10_000)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(20_000)
  await expect(popup).toHaveCount(0)
  // Without that memory it would be there again.
  await page.evaluate(() => localStorage.removeItem('popup_closed'))
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(10_000)
  await expect(popup).toBeVisible()
})

test('C10 never after its last day, also on a page that was kept @phone', async ({ page }) => {
  await openAt(page, Date.now() + 367 * DAY)
  await page.clock.runFor(20_000)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(popupOf(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('popup_closed'))).toBe(null)
})

test('C10 a banner of three links, by keyboard; swiped on a phone', async ({ page }) => {
  await page.goto(`${siteOf('harbour-toyota')}/service`)
  const links = page.locator('.linkbanner').getByRole('link')
  await expect(links).toHaveCount(3)
  await links.first().focus()
  for (const href of ['/genuine-service', '/roadside-assist', '/vehicle-parts-and-accessories']) {
    const link = page.locator(':focus')
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toBeInViewport()
    await page.keyboard.press('Tab')
  }
  expect(await overflow(page)).toBe(0)
  await links.first().click()
  await expect(page).toHaveURL(/\/genuine-service$/)
})
