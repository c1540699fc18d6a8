/** The map of a list: the dealer's own drawing, or tiles of a server that the dealer names. Here the server is the test. */
import type { Page } from '@playwright/test'
import { ask, axe, expect, overflow, ready, signIn, test } from './fixtures'
import { changeConfig } from './dealerConfig'
import { figure, settled } from './listPage'
import { siteOf } from './setup'

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGM4c/cdAAUQApjPmgb4AAAAAElFTkSuQmCC',
  'base64',
)
/** Saves tiles for a dealer; none for null. Answers how it went. */
async function setTiles(page: Page, dealer: string, tiles: object | null): Promise<number> {
  await signIn(page, 'platform_admin')
  return changeConfig(page, dealer, ({ mapTiles: _, ...others }) =>
    tiles ? { ...others, mapTiles: tiles } : others,
  )
}

const policyOf = async (page: Page, dealer: string, path: string) =>
  (await ask(page.request, dealer, path)).headers()['content-security-policy'] ?? ''
const map = (page: Page) => page.locator('.yardmap')
const summary = (page: Page) => map(page).getByText('On the map')
const pins = (page: Page) => map(page).locator('.spot a')
const names = (page: Page) => map(page).locator('.yards a')

test('a list of two yards or more opens its dealer’s drawing, with the yards beside it', async ({
  page,
  faults,
}) => {
  await page.goto(`${siteOf('harbour-toyota')}/search`)
  await ready(page)
  await expect(names(page).first()).toBeHidden()
  await summary(page).press('Enter')
  await expect(names(page)).toHaveCount(3)
  await expect(pins(page)).toHaveText(['Noosaville', 'Maroochydore', 'Caloundra'])
  expect(await overflow(page)).toBe(0)
  expect(await axe(page, '.yardmap')).toEqual([])
  const count = figure(await map(page).locator('.yards li').first().innerText())
  await names(page).first().press('Enter')
  await expect(page).toHaveURL(/location_name=/)
  await settled(page)
  expect(figure(await page.locator('#results-count').innerText())).toBe(count)
  expect(faults).toEqual([])
})

test('a dealer without a drawing has a map of its own tiles, and only its lists may show them @desktop', async ({
  page,
  faults,
}) => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png'
  const inside = { url: 'https://10.0.0.8/{z}/{x}/{y}.png' }
  expect(await setTiles(page, 'westside-motors', inside)).toBe(400)
  await page.goto(`${siteOf('westside-motors')}/search`)
  await expect(map(page)).toHaveCount(0)

  const asked: string[] = []
  let isAway = false
  let release: () => void = () => undefined
  let holdTiles: Promise<void> | undefined
  await page.context().route('https://tiles.example/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await holdTiles
    return isAway ? route.abort() : route.fulfill({ contentType: 'image/png', body: TILE })
  })
  await page.context().route('https://other.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/png', body: TILE })
  })
  const saved = await setTiles(page, 'westside-motors', { url, attribution: '© map makers' })
  try {
    expect(saved).toBe(200)
    expect(await policyOf(page, 'westside-motors', '/search')).toContain(
      "img-src 'self' data: https://tiles.example;",
    )
    for (const [dealer, path] of [
      ['westside-motors', '/'],
      ['westside-motors', '/contact-us'],
      ['harbour-toyota', '/search'],
      ['outback-caravans', '/search'],
    ] as const)
      expect(await policyOf(page, dealer, path), dealer + path).not.toContain('tiles.example')

    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      asked.length = 0
      await page.setViewportSize(viewport)
      await page.goto(`${siteOf('westside-motors')}/search?near=3220&radius=5000`)
      await ready(page)
      expect(asked).toEqual([])
      await page.waitForLoadState('networkidle')
      holdTiles = new Promise((resolve) => (release = resolve))
      await summary(page).press('Enter')
      await expect(map(page).getByText('© map makers')).toBeVisible()
      const placed = await map(page).boundingBox()
      release()
      await expect(names(page)).toHaveCount(6)
      await expect(names(page)).toHaveText([/Geelong/, ...Array<RegExp>(4).fill(/\w/), /Adelaide/])
      await expect(map(page).locator('.yards')).toContainText(
        /Geelong\d+ cars1 km.*Adelaide\d+ cars\d{3} km$/,
      )
      // The words of a pin stand in two lines at most, and within the map.
      for (const words of await map(page).locator('.spot > div').all())
        expect((await words.boundingBox())?.height ?? 99).toBeLessThan(60)
      await expect.poll(() => asked.length).toBeGreaterThan(3)
      expect(asked.every((path) => /^\/6\/\d\d\/\d\d\.png$/.test(path))).toBe(true)
      await expect
        .poll(() =>
          map(page)
            .locator('img')
            .evaluateAll((all: HTMLImageElement[]) => all.every(({ naturalWidth }) => naturalWidth > 0)),
        )
        .toBe(true)
      // What comes late moves nothing.
      expect(await map(page).boundingBox()).toEqual(placed)
      expect(await overflow(page)).toBe(0)
      expect(await axe(page, '.yardmap')).toEqual([])
    }
    // No other host, however its picture comes into the page.
    await page.evaluate(() =>
      document.body.append(Object.assign(new Image(), { src: 'https://other.example/a.png' })),
    )
    await expect.poll(() => faults.filter((fault) => fault.includes('other.example')).length).toBe(1)
    expect(asked.filter((path) => path.includes('other.example'))).toEqual([])

    isAway = true
    await page.goto(`${siteOf('westside-motors')}/search/used-cars`)
    await ready(page)
    await summary(page).press('Enter')
    await expect(pins(page).first()).toBeVisible()
    const group = pins(page).filter({ hasText: '+' })
    const [line = ''] = await map(page).locator('.spot', { hasText: '+' }).allInnerTexts()
    await group.press('Enter')
    await expect(page).toHaveURL(/location_name=\w+&location_name=\w+/)
    await settled(page)
    expect(figure(await page.locator('#results-count').innerText())).toBe(
      figure(/([\d,]+) cars/.exec(line)?.[0] ?? ''),
    )
    expect(faults.filter((fault) => !fault.includes('other.example'))).toEqual([])
  } finally {
    expect(await setTiles(page, 'westside-motors', null)).toBe(200)
  }
})
