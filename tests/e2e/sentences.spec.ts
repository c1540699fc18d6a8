/** Whole sentences in the search box: what was understood is chips, what was not is said. */
import type { Page } from '@playwright/test'
import { ask, axe, expect, overflow, test } from './fixtures'
import { count } from './listPage'
import { siteOf } from './setup'

const westside = siteOf('westside-motors')
const outback = siteOf('outback-caravans')
const chips = async (page: Page): Promise<string[]> =>
  (await page.locator('.chips .chip').allInnerTexts()).map((text) => text.trim())
const listOf = (site: string, typed: string) => `${site}/search?query=${encodeURIComponent(typed)}`
const note = (page: Page) => page.locator('.results .note')

test('a sentence is chips that are taken off one by one @desktop', async ({ page, faults }) => {
  await page.goto(listOf(westside, 'I want a ute under fifty grand, not white, no petrol'))
  expect(await chips(page)).toEqual(['Ute', 'Not Petrol', 'Not White', 'Up to $50,000'])
  await expect(note(page)).toHaveCount(0)
  const few = await count(page)
  await page.getByRole('link', { name: 'Remove Left out: Not White' }).click()
  await expect.poll(() => chips(page)).toEqual(['Ute', 'Not Petrol', 'Up to $50,000'])
  await expect.poll(() => count(page)).toBeGreaterThan(few)
  await expect(page).toHaveURL(`${westside}/search?body=Ute&not[fuel]=Petrol&range[price]=:50000`)
  await page.reload()
  expect(await chips(page)).toEqual(['Ute', 'Not Petrol', 'Up to $50,000'])
  expect(faults).toEqual([])
})

test('chips are taken off with the keyboard, and the focus is not lost @desktop', async ({ page }) => {
  await page.goto(listOf(westside, 'something for towing 3 tonnes, anything but a Ford'))
  expect(await chips(page)).toEqual(['Not Ford', 'Tows 3,000 kg'])
  await page.getByRole('link', { name: 'Remove Left out: Not Ford' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => chips(page)).toEqual(['Tows 3,000 kg'])
  await expect(page.locator('#results-count')).toBeFocused()
})

test('what is not understood is said, and a place that is nowhere @phone', async ({ page }) => {
  await page.goto(listOf(westside, 'a red hatch that whistles, near Nowhereville'))
  expect(await chips(page)).toEqual(['Hatch', 'Red'])
  await expect(note(page)).toHaveText(/where “Nowhereville” is, .* did not understand: “whistles”/)
  expect(await count(page)).toBeGreaterThan(0)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.goto(listOf(westside, 'a ute near 9999 please'))
  await expect(note(page)).toHaveText(/postcode/)
})

test('a sentence stands in the box again, to be mended @phone', async ({ page }) => {
  await page.goto(listOf(westside, 'a white ute, no diesel'))
  await page.locator('[data-search-open]').click()
  await page.locator('#hs').focus()
  await expect(page.locator('#hs')).toHaveValue('a white ute, no diesel')
})

test('a form without scripts asks and takes off; another filter keeps what is not wanted @desktop', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(outback)
  await page.goto(`${outback}/search`)
  const box = page.locator('#list-query')
  await box.fill('sleeps at least four, not a Jayco, under 90 grand')
  await box.press('Enter')
  expect(await chips(page)).toEqual(['Sleeps 4', 'Sleeps 5', 'Sleeps 6', 'Not Jayco', 'Up to $90,000'])
  await page.getByRole('link', { name: /Remove Price/ }).click()
  expect(await chips(page)).toEqual(['Sleeps 4', 'Sleeps 5', 'Sleeps 6', 'Not Jayco'])
  await page.locator('#list-query').fill('ensuite')
  await page.locator('#list-query').press('Enter')
  expect(await chips(page)).toContain('Not Jayco')
  await context.close()
})

test('each dealer has its own uses, and the calls read the same address @desktop', async ({ request }) => {
  const total = async (tenant: string, query: string): Promise<number> =>
    (await (await ask(request, tenant, `/api/cars/search?count=1&${query}`)).json()).count
  const family = 'query=something+for+the+family+please'
  expect(await total('outback-caravans', family)).toBe(
    await total('outback-caravans', 'categories=Family+bunk'),
  )
  expect(await total('westside-motors', family)).toBe(
    await total('westside-motors', 'body=SUV&body=Wagon&body=People+Mover'),
  )
  const all = await total('westside-motors', '')
  const white = await total('westside-motors', 'colour=White')
  expect(await total('westside-motors', 'not[colour]=White')).toBe(all - white)
  expect(await total('westside-motors', 'query=anything+but+white')).toBe(all - white)
})
