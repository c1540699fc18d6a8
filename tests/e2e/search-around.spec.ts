/** The ways to a list and from it: the finder, tiles, recent searches, rows of cars, a sold car. */
import type { Page } from '@playwright/test'
import { adminGet, ask, axe, expect, overflow, ready, signIn, test } from './fixtures'
import { integrator } from './integrator'
import { cards, figure } from './listPage'
import { platform, siteOf } from './setup'

const westside = siteOf('westside-motors')
const harbour = siteOf('harbour-toyota')
const countText = (page: Page): Promise<string> => page.locator('#results-count').innerText()

test('S10 the finder counts as one chooses; without motion at once @full-desktop', async ({
  page,
  browser,
}) => {
  /** The numbers that it shows, by the page's own clock: a slow machine draws fewer frames, and as many numbers. */
  const counted = async (on: Page): Promise<{ numbers: number[]; end: number }> => {
    await on.clock.install()
    await on.goto(`${westside}/`)
    await ready(on)
    const button = on.locator('.finder__go').first()
    const shown = async () => figure(await button.locator('b').innerText())
    const message = async () => figure(await button.locator('.sr').innerText())
    const start = await message()
    expect(await shown()).toBe(start)
    await on.locator('.finder').first().hover()
    await on.clock.pauseAt(await on.evaluate(() => Date.now() + 1000))
    await on.getByLabel('Make', { exact: true }).first().selectOption('Kia')
    const numbers = [start]
    await expect(async () => {
      await on.clock.runFor(50)
      const now = await shown()
      if (now !== numbers.at(-1)) numbers.push(now)
      const end = await message()
      expect(end).not.toBe(start)
      expect(now).toBe(end)
    }).toPass({ intervals: [0] })
    return { numbers, end: await message() }
  }
  const { numbers, end } = await counted(page)
  const [start = 0] = numbers
  expect(numbers.slice(1, -1).filter((number) => number < start && number > end).length).toBeGreaterThan(3)
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
  const calm = await browser.newContext({ reducedMotion: 'reduce' })
  expect((await counted(await calm.newPage())).numbers).toHaveLength(2)
  await calm.close()
})

test('S11 a price slider that ends in a search; its ends never meet', async ({ page, isMobile }) => {
  await page.goto(`${westside}/`)
  await ready(page)
  const slider = page.locator('.finder').first()
  await slider.hover()
  const top = slider.getByLabel('Highest price')
  await top.fill('30000')
  await slider.getByLabel('Lowest price').fill('90000')
  await expect(slider.getByLabel('Lowest price')).toHaveValue('29500')
  await slider.getByLabel('Lowest price').fill('10000')
  await expect(slider.locator('.pslide legend span')).toHaveText('$10,000 to $30,000')
  await slider.getByRole('button', { name: /Show me/ }).click()
  await expect(page).toHaveURL(`${westside}/search?range[price]=10000:30000`)
  if (!isMobile) expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('S11 tiles of makes, bodies and models lead to as many cars as they say @phone', async ({ page }) => {
  for (const [home, tile] of [
    [westside, '.maketiles a'],
    [westside, '.tiles a'],
    [harbour, '.maketiles a'],
  ] as const) {
    await page.goto(`${home}/`)
    const link = page.locator(tile).first()
    const message = figure((await link.innerText()).match(/[\d,]+/g)?.at(-1) ?? '')
    await page.goto(new URL((await link.getAttribute('href')) ?? '', home).href)
    expect(figure(await countText(page)), `${home} ${tile}`).toBe(message)
  }
})

test('S11 V18 where one left off: five searches, cars looked at, never a sold one; cleared by one press @phone', async ({
  page,
  faults,
}) => {
  test.setTimeout(90_000)
  const makes = ['Kia', 'Mazda', 'Toyota', 'Hyundai', 'Ford', 'Nissan']
  await page.goto(`${westside}/search`)
  await page.waitForTimeout(1800)
  for (const make of makes) {
    await page.goto(`${westside}/search/${make.toLowerCase()}`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('search_history'))).toContain(make)
  }
  const [first] = await cards(page)
    .locator('a[data-car]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await page.goto(`${westside}${first}`)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recent_cars')))
    .toContain(first?.split('/').at(-1))
  // By call: a list that is looked at for long is a search that is remembered.
  const sold = await page.evaluate(
    async () => (await (await fetch('/api/cars/search?status=sold')).json()).hits[0]?.slug,
  )
  await page.goto(`${westside}/cars/${sold}`)
  await expect
    .poll(async () => (await page.evaluate(() => localStorage.getItem('recent_cars')))?.split(',').length)
    .toBe(2)

  await page.goto(`${westside}/`)
  const left = page.getByRole('region', { name: 'Where you left off' })
  await left.scrollIntoViewIfNeeded()
  expect(
    await left.getByRole('list', { name: 'Your last searches' }).getByRole('link').allInnerTexts(),
  ).toEqual(['Nissan', 'Ford', 'Hyundai', 'Toyota', 'Mazda'])
  await expect(left.locator('article.card')).toHaveCount(1)
  expect(await axe(page)).toEqual([])
  await left.getByRole('button', { name: /^Clear/ }).click()
  await expect(left).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Where you left off' })).toHaveCount(0)
  expect(faults).toEqual([])
})

test('S27 an editor adds a row of cars, and the page lists only those @desktop', async ({ page }) => {
  await signIn(page, 'platform_admin')
  const slug = `pages/kias-${Date.now()}`
  const found = await adminGet(page, '/tenants?where[slug][equals]=westside-motors&depth=0')
  const tenant = JSON.stringify(found).match(/"id":"([^"]+)"/)?.[1]
  const layout = [
    { blockType: 'stockRail', heading: 'Kias to drive', preset: 'make=Kia&type=used&sold=no', limit: 12 },
  ]
  const status = await page.evaluate(
    async ([url, body]) =>
      (
        await fetch(url ?? '', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: body ?? '',
        })
      ).status,
    [
      `${platform}/admin/api/pages`,
      JSON.stringify({ tenant, title: 'Kias', slug, layout, _status: 'published' }),
    ],
  )
  expect(status).toBe(201)
  await page.goto(`${westside}/${slug}`)
  const row = page.getByRole('region', { name: 'Kias to drive' })
  const names = await row.locator('.card__title').allInnerTexts()
  expect(names.length).toBeGreaterThan(2)
  expect(names.filter((name) => !name.includes('Kia'))).toEqual([])
  await expect(row.locator('[data-status=sold]')).toHaveCount(0)
})

test('V18 similar cars: never the car itself, never a sold one, never a heading alone @phone', async ({
  page,
}) => {
  for (const list of ['/search/used-cars', '/search?status=sold']) {
    await page.goto(`${westside}${list}`)
    const href = await cards(page).nth(2).locator('a[data-car]').first().getAttribute('href')
    await page.goto(`${westside}${href}`)
    const similar = page.getByRole('region', { name: 'Similar cars' })
    expect(await similar.locator('article.card').count()).toBeGreaterThan(0)
    await expect(similar.locator(`a[href="${href}"]`)).toHaveCount(0)
    await expect(similar.locator('[data-status=sold]')).toHaveCount(0)
  }
})

test('V19 a car sold through the API is sold everywhere; a fresh one says when it was updated @desktop', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const send = integrator(request, 'westside-motors', 'westside-geelong')
  const stocknum = `V19-${Date.now()}`
  const { slug } = await send('PUT', stocknum, {
    make: 'Subaru',
    model: 'Vnineteen',
    year: 2024,
    car_type: 'used',
    status: 'in_stock',
    price: 41_990,
    km: 12_000,
  })
  const text = async (path: string) => (await ask(request, 'westside-motors', path)).text()
  await expect
    .poll(async () => (await text('/search?query=Vnineteen')).includes(slug), { timeout: 15_000 })
    .toBe(true)
  await page.goto(`${westside}/cars/${slug}`)
  await expect(page.locator('.vtitle__meta')).toContainText(/Updated (just now|\d+ min ago)/)
  expect(await text(`/cars/${slug}`)).toContain('schema.org/InStock')
  await expect.poll(() => text('/sitemaps/cars-1.xml'), { timeout: 60_000 }).toContain(slug)

  const sold = Date.now()
  expect((await send('PATCH', stocknum, { status: 'sold' })).result).toBe('updated')
  await expect
    .poll(
      async () => {
        const [list, car, sitemap, cardsOf] = await Promise.all(
          [
            '/search?query=Vnineteen',
            `/cars/${slug}`,
            '/sitemaps/cars-1.xml',
            `/api/cars/cards?cars=${slug}`,
          ].map(text),
        )
        return [
          list?.includes('data-status="sold"'),
          car?.includes('SOLD.') && car.includes('schema.org/SoldOut'),
          sitemap?.includes(slug),
          cardsOf?.includes(slug),
        ]
      },
      { timeout: 60_000 },
    )
    .toEqual([true, true, false, false])
  expect(Date.now() - sold).toBeLessThan(60_000)
})
