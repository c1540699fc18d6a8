/** A list with the nearest cars first: by a postcode, or by where the browser is once somebody presses for it. */
import { axe, expect, overflow, ready, test } from './fixtures'
import { cards, figure, group, open, search, settled } from './listPage'
import { siteOf } from './setup'

const westside = siteOf('westside-motors')
const harbour = siteOf('harbour-toyota')
const USE = 'Use where I am now'

test('S23 at any distance every car is listed, the nearest first, and a yard in another state says so @phone', async ({
  page,
  request,
}) => {
  const near = '?near=3220&radius=5000'
  let pages: Awaited<ReturnType<typeof search>>[] = []
  // Other tests add and sell cars of this dealer meanwhile.
  await expect(async () => {
    const all = (await search(request, 'westside-motors')).count
    pages = await Promise.all(
      [1, 2, 8, 20].map((number) => search(request, 'westside-motors', `${near}&page=${number}`)),
    )
    expect(pages.map(({ count }) => count)).toEqual(pages.map(() => all))
  }).toPass({ timeout: 20_000 })
  const kms = pages.flatMap(({ hits, distances }) => hits.map(({ id }) => distances[id] ?? -1))
  expect(kms).toEqual([...kms].sort((a, b) => a - b))
  expect(kms[0]).toBeLessThan(10)
  const words = page.locator('.results .card__loc')
  await page.goto(`${westside}/search${near}&location_name=Adelaide`)
  await expect(words.first()).toHaveText(/ · \d{3} km · interstate$/)
  await page.goto(`${westside}/search${near}`)
  await expect(words.first()).toHaveText(/ · (under 1|\d+) km$/)
  await expect(page.locator('.sortpick option').first()).toHaveText('Nearest first')
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Nearest to 3220')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('the nearest first can be chosen before a place is known, and asks for it @phone', async ({
  page,
  faults,
}) => {
  await page.goto(`${westside}/search?body=SUV`)
  await ready(page)
  await page.locator('.sortpick select').selectOption({ label: 'Nearest first' })
  await expect(page).toHaveURL(/sortBy=nearest/)
  await settled(page)
  const box = page.getByLabel('Your postcode, for the nearest first')
  expect([await axe(page, '.askplace'), await overflow(page)]).toEqual([[], 0])
  await box.fill('3220')
  await box.press('Enter')
  await expect(page).toHaveURL(/near=3220/)
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('body') ?? page.url(), searchParams.get('radius')]).toEqual(['SUV', '5000'])
  await expect(box).toHaveCount(0)
  const kms = await page.locator('.results .card__loc').allInnerTexts()
  const figures = kms.map((text) =>
    text.includes('under 1') ? 0 : figure(/ · ([\d,]+) km/.exec(text)?.[1] ?? ''),
  )
  expect(figures.length).toBeGreaterThan(5)
  expect(figures).toEqual([...figures].sort((a, b) => a - b))
  await expect(page.locator('.sortpick option').first()).toHaveText('Nearest first')
  // A dealer of one yard knows no distances.
  await page.goto(`${siteOf('outback-caravans')}/search`)
  await expect(page.locator('.sortpick option').filter({ hasText: 'Nearest' })).toHaveCount(0)
  expect(faults).toEqual([])
})

for (const [site, at, postcode] of [
  [westside, { latitude: -38.149, longitude: 144.361 }, '3220'],
  [harbour, { latitude: -26.657, longitude: 153.096 }, '4558'],
] as const)
  test(`where the browser is counts after a press alone: ${postcode} @desktop`, async ({ page, context }) => {
    const asked: string[] = []
    page.on('request', (sent) => {
      if (sent.url().includes('/api/geocode?lat=')) asked.push(new URL(sent.url()).search)
    })
    await context.grantPermissions(['geolocation'], { origin: site })
    await context.setGeolocation(at)
    await page.goto(`${site}/search`, { waitUntil: 'networkidle' })
    await ready(page)
    await open(page, 'near')
    expect(asked).toEqual([])
    await group(page, 'near').getByRole('button', { name: USE }).click()
    await expect(page).toHaveURL(`${site}/search?near=${postcode}&radius=50`)
    await settled(page)
    await expect(page.locator('#near-postcode')).toHaveValue(postcode)
    await expect(cards(page).first().locator('.card__loc')).toHaveText(/ km$/)
    // To a hundredth of a degree: more the server need not know.
    expect(asked).toEqual([`?lat=${at.latitude.toFixed(2)}&lng=${at.longitude.toFixed(2)}`])
  })

test('a browser that does not say where it is: it is said at the field, and the list stays @desktop', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  await page.goto(`${westside}/search`, { waitUntil: 'networkidle' })
  await ready(page)
  const before = figure(await page.locator('#results-count').innerText())
  await open(page, 'near')
  await group(page, 'near').getByRole('button', { name: USE }).click()
  await expect(group(page, 'near').getByRole('status')).toHaveText(
    'We could not find out where you are. Please type your postcode.',
  )
  await expect(page).toHaveURL(`${westside}/search`)
  expect(figure(await page.locator('#results-count').innerText())).toBe(before)
  await page.goto(`${siteOf('outback-caravans')}/search`)
  await expect(page.getByText(USE)).toHaveCount(0)
})
