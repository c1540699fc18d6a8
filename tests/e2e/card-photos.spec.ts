/** The photos of a list's cards: by finger, by arrows and by keys; nothing of them before a hand comes. */
import type { Locator, Page } from '@playwright/test'
import { axe, expect, ready, test } from './fixtures'
import { heldScripts } from './heldScripts'
import { cards } from './listPage'
import { levelOf, siteOf, TENANTS } from './setup'

const asked = (page: Page): string[] => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/cars/photos')) requests.push(request.url())
  })
  return requests
}

/** A finger that moves by so many pixels, from a little right of the middle of the picture. */
async function drag(page: Page, picture: Locator, across: number, down: number): Promise<void> {
  const box = await picture.boundingBox()
  if (!box) throw new Error('the picture is not shown')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width * 0.8 + across * part, y: box.y + box.height / 2 + down * part }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const swiped = (page: Page) => page.locator('[data-grid] .card:has(.is-swiped)')
const figure = (card: Locator) => card.locator('.shots')
const picture = (card: Locator) => card.locator('.card__pic')
const tabStops = (card: Locator) =>
  card.locator('a, button:not([tabindex="-1"]), input, [tabindex="0"]').count()

for (const tenant of TENANTS)
  test(`${tenant}: a finger swipes a card's photos, a tap opens the car, and nothing moves${levelOf(tenant, 'westside-motors')} @phone`, async ({
    page,
    faults,
  }) => {
    const requests = asked(page)
    await page.addInitScript(() => {
      window.vitals = { lcp: 0, cls: 0 }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') window.vitals.cls += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${siteOf(tenant)}/search`, { waitUntil: 'networkidle' })
    await ready(page)
    expect(requests).toEqual([])
    const first = cards(page).first()
    await drag(page, picture(first), 0, -60)
    await expect(swiped(page).first()).toBeVisible()
    expect(requests).toHaveLength(1)
    const card = swiped(page).nth(1)
    const address = (await card.locator('a[data-car]').first().getAttribute('href')) ?? ''
    await picture(card).scrollIntoViewIfNeeded()
    await expect(figure(card)).toHaveText(/^1\/\d+ photos$/)
    await expect(async () => {
      if (/^1\//.test(await figure(card).innerText())) await drag(page, picture(card), -220, 0)
      await expect(figure(card)).toHaveText(/^[2-5]\/\d+ photos$/, { timeout: 2000 })
    }).toPass()
    const second = card.locator('.card__pic img').nth(1)
    await expect.poll(() => second.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    // At rest it shows a whole photo.
    await expect
      .poll(() => picture(card).evaluate((box) => box.scrollLeft > 0 && box.scrollLeft % box.clientWidth))
      .toBe(0)
    const before = await page.evaluate(() => scrollY)
    await drag(page, picture(card), 0, -120)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 60)
    expect(await page.evaluate(() => window.vitals.cls)).toBe(0)
    expect(await axe(page, '[data-grid]')).toEqual([])
    await picture(card).tap()
    await expect(page).toHaveURL(siteOf(tenant) + address)
    await page.goBack()
    await drag(page, picture(cards(page).first()), 0, -60)
    await expect(swiped(page).first()).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(faults).toEqual([])
  })

for (const at of [0, 1])
  test(`the first touch of a page moves the photos of card ${at + 1} before they are known @phone`, async ({
    page,
    faults,
  }) => {
    let answer = (): void => undefined
    const asking = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/cars/photos*', async (route) => {
      await asking
      await route.continue()
    })
    await page.goto(`${siteOf('westside-motors')}/search`, { waitUntil: 'networkidle' })
    await ready(page)
    expect(await axe(page, '[data-grid]')).toEqual([])
    const card = page.locator('[data-grid] .card:has(.is-strip)').nth(at)
    await picture(card).scrollIntoViewIfNeeded()
    await drag(page, picture(card), -220, 0)
    const moved = () => picture(card).evaluate((box) => box.scrollLeft / box.clientWidth)
    await expect.poll(moved).toBe(1)
    await expect(swiped(page)).toHaveCount(0)
    answer()
    await expect(figure(card)).toHaveText(/^2\/\d+ photos$/)
    const second = card.locator('.card__pic img').nth(1)
    await expect.poll(() => second.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await moved()).toBe(1)
    expect(faults).toEqual([])
  })

test('a tap on the photos opens the car before any script has come @phone', async ({ page }) => {
  await heldScripts(page)
  await page.goto(`${siteOf('outback-caravans')}/search`)
  const card = page.locator('[data-grid] .card:has(.is-strip)').nth(1)
  const address = (await card.locator('a[data-car]').first().getAttribute('href')) ?? ''
  await picture(card).tap()
  await expect(page).toHaveURL(siteOf('outback-caravans') + address)
})

test('arrows come under the mouse, arrow keys move the photos from the link of the card, with no tab stop more @desktop', async ({
  page,
  faults,
}) => {
  await page.goto(`${siteOf('harbour-toyota')}/search`, { waitUntil: 'networkidle' })
  await ready(page)
  const first = cards(page).first()
  const stops = await tabStops(first)
  await first.hover()
  await expect(swiped(page).first()).toBeVisible()
  const card = swiped(page).first()
  await page.mouse.move(0, 0)
  await card.locator('a[data-car]').first().hover()
  const next = card.getByRole('button', { name: 'Next photo' })
  await expect(next).toHaveCSS('opacity', '1')
  await next.click()
  await expect(figure(card)).toHaveText(/^2\//)
  const previous = card.getByRole('button', { name: 'Previous photo' })
  await previous.click()
  await previous.click()
  const shown = await card.locator('.card__pic > *').count()
  await expect(figure(card)).toHaveText(new RegExp(`^${shown}/`))
  await expect(card.locator('.card__pic img').last()).toBeInViewport()
  await next.click()
  await expect(figure(card)).toHaveText(/^1\//)
  expect(await tabStops(card)).toBe(stops)
  expect(await axe(page, '[data-grid]')).toEqual([])
  const link = card.locator('a[data-car]').first()
  await link.focus()
  await page.keyboard.press('ArrowRight')
  await expect(figure(card)).toHaveText(/^2\//)
  await page.keyboard.press('ArrowLeft')
  await expect(figure(card)).toHaveText(/^1\//)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cars\//)
  expect(faults).toEqual([])
})

test('cards that come later have their photos, and without an answer a card stays as it is @desktop', async ({
  page,
  faults,
}) => {
  const westside = siteOf('westside-motors')
  await page.goto(`${westside}/search`, { waitUntil: 'networkidle' })
  await ready(page)
  await cards(page).first().hover()
  await expect(swiped(page).first()).toBeVisible()
  const before = await swiped(page).count()
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards(page).nth(before + 1)).toBeVisible()
  await cards(page).last().hover()
  await expect.poll(() => swiped(page).count()).toBeGreaterThan(before)

  await page.route('**/api/cars/photos*', (route) => route.abort())
  await page.goto(`${westside}/search/used-cars`, { waitUntil: 'networkidle' })
  await ready(page)
  const failed = page.waitForEvent('requestfailed')
  await cards(page).first().hover()
  await failed
  await expect(swiped(page)).toHaveCount(0)
  await cards(page).first().click()
  await expect(page).toHaveURL(/\/cars\//)
  expect(faults).toEqual([])
})
