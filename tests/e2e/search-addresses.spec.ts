/** What the list page's addresses mean: every filter, near me, aliases, the plain form. */
import { ask, expect, test } from './fixtures'
import { box, figure, group, search, settled } from './listPage'
import { siteOf, TENANTS } from './setup'

const westside = siteOf('westside-motors')

test('S1 N1 every facet filters as it counted, and stands in the address @desktop', async ({ request }) => {
  for (const tenant of TENANTS) {
    const { facets, count: all } = await search(request, tenant)
    expect(Object.keys(facets).length, tenant).toBeGreaterThan(9)
    for (const [name, values] of Object.entries(facets)) {
      const [value] = values.filter((option) => option.count > 0 && option.count < all).slice(-1)
      if (!value) continue
      const query = `?${new URLSearchParams({ [name]: value.value })}`
      expect((await search(request, tenant, query)).count, `${tenant} ${query}`).toBe(value.count)
    }
    for (const range of [
      'range[price]=:30000',
      'price_range=:30000',
      'range[year]=2020:',
      'year=2020:',
      'range[km]=:50000',
    ])
      expect((await search(request, tenant, `?${range}`)).count, `${tenant} ${range}`).toBeLessThan(all)
  }
})

test('S9 the lowest price leaves out cars without one, where the dealer says so @desktop', async ({
  request,
}) => {
  const { hits } = await search(request, 'harbour-toyota', '?sortBy=price_asc')
  expect(hits.every(({ price }) => (price ?? 0) > 10)).toBe(true)
})

test('S23 near me: 4000 + 50 km is not Sydney; a bad postcode is said in the spec’s words @desktop', async ({
  page,
  request,
}) => {
  const all = (await search(request, 'westside-motors')).count
  const footscray = await search(request, 'westside-motors', '?near=3011&radius=10')
  expect(footscray.count).toBeGreaterThan(0)
  expect(footscray.count).toBeLessThan(all)
  expect(Object.values(footscray.distances).every((km) => km <= 10)).toBe(true)
  expect(footscray.hits.every(({ id }) => id in footscray.distances)).toBe(true)
  expect((await search(request, 'harbour-toyota', '?near=4558&radius=50')).count).toBeGreaterThan(0)
  expect((await search(request, 'harbour-toyota', '?near=2000&radius=50')).count).toBe(0)
  expect((await search(request, 'westside-motors', '?near=99&radius=50')).count).toBe(all)

  await page.goto(`${westside}/search?near=99&radius=50`)
  await expect(page.locator('.results').getByRole('alert')).toHaveText(
    'Invalid postcode. Please enter a 4-digit number.',
  )
  await page.goto(`${westside}/search?near=3011&radius=10`)
  await expect(page.locator('.results .card__loc').first()).toHaveText(/ · (under 1|\d+) km$/)
  await page.goto(`${westside}/search?near=99&radius=50`)
  const postcode = page.locator('#near-postcode')
  await postcode.fill('30')
  await page.keyboard.press('Tab')
  await expect(group(page, 'near').getByRole('alert')).toHaveText(
    'Invalid postcode. Please enter a 4-digit number.',
  )
  await postcode.fill('3011')
  await expect(page).toHaveURL(/near=3011&radius=50/)
  await settled(page)
  await page.locator('#near-radius').selectOption('10')
  await expect(page).toHaveURL(/near=3011&radius=10/)
  await expect(page.getByRole('link', { name: 'Remove Near me: Within 10 km of 3011' })).toBeVisible()
  await expect(page.locator('#results-count')).toContainText(`${footscray.count} cars`)
})

test('N3 N4 aliases lead to the list they mean; a dealership’s link shows its cars alone @desktop', async ({
  request,
}) => {
  for (const [tenant, from, to] of [
    ['harbour-toyota', '/pages/new-toyota-vehicles', '/search/new-cars?make=Toyota'],
    ['harbour-toyota', '/used-car/list', '/search/used-cars'],
    ['westside-motors', '/new-used-and-demo-cars?refinementList[make][0]=Mazda', '/search/mazda'],
    ['westside-motors', '/used-car/new-cars', '/search/new-cars'],
  ] as const) {
    const answer = await ask(request, tenant, from)
    expect([301, 302, 307, 308], from).toContain(answer.status())
    expect(new URL(answer.headers().location ?? '', 'http://x').href.replace('http://x', ''), from).toContain(
      to,
    )
  }
  const { hits, count: found } = await search(request, 'westside-motors', '?dealership_slug=westside-geelong')
  expect(found).toBeGreaterThan(0)
  expect(hits.every(({ dealership_slug }) => dealership_slug === 'westside-geelong')).toBe(true)
})

test('S1 the panel’s form works without JavaScript @desktop', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(`${westside}/search`)
  await box(page, 'make', 'Kia').check()
  await page.locator('#price-max').fill('$30,000')
  await page.locator('aside form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/search\/kia\?range\[price\]=:30000$/)
  await expect(box(page, 'make', 'Kia')).toBeChecked()
  await context.close()
})

test('a page beyond the last, and a path that names nothing, are 404; a make that is not in stock is an empty list @desktop', async ({
  request,
}) => {
  for (const [path, status] of [
    ['/search?page=9999', 404],
    ['/search/nonexistent', 404],
    ['/search/toyota/nonexistent', 404],
    ['/search/ferrari', 200],
    ['/search?make=Ferrari', 308],
  ] as const) {
    const answer = await ask(request, 'westside-motors', path)
    expect(answer.status(), path).toBe(status)
    // A 404 is not indexed as it is.
    if (status === 200) expect(await answer.text(), path).toContain('noindex')
  }
  const beyond = await search(request, 'westside-motors', '?make=Kia&page=9999')
  expect([beyond.hits.length, beyond.pages > 0, beyond.count > 0]).toEqual([0, true, true])
  const misspelt = await (await ask(request, 'westside-motors', '/search/toyoya')).text()
  expect(misspelt).toContain('href="/search/toyota"')
  const turned = await ask(request, 'westside-motors', '/search?range[price]=20000:10000')
  expect([turned.status(), turned.headers().location]).toEqual([308, '/search?range[price]=10000:20000'])
})

test('an empty list says what is missing and offers ways out that find cars', async ({ page, request }) => {
  await page.goto(`${westside}/search/ferrari`)
  await expect(page.locator('.empty h2')).toHaveText('No Ferrari in stock today.')
  const six =
    'make=Kia&fuel=Diesel&body=Ute&colour=Red&transmission=Manual&range[price]=1000:2000&range[km]=:10'
  await page.goto(`${westside}/search?${six}`)
  await expect(page.locator('.empty h2')).toHaveText('Nothing matches these 7 filters today.')
  const rows = page.locator('.relax a')
  await expect(rows).not.toHaveCount(0)
  for (const row of await rows.all()) {
    const query = (await row.getAttribute('href'))?.split('?')[1] ?? ''
    const offered = figure(await row.locator('span').last().innerText())
    expect(offered).toBeGreaterThan(0)
    const path = new URL((await row.getAttribute('href')) ?? '', westside).pathname.split('/').slice(2)
    const named = path[0] && !path[0].endsWith('-cars') ? `&make=${path[0]}&model=${path[1] ?? ''}` : ''
    const type = path[0]?.endsWith('-cars') ? `&type=${path[0]}` : ''
    expect((await search(request, 'westside-motors', `?${query}${named}${type}`)).count).toBe(offered)
  }
  // Nothing costs as little as that.
  await expect(page.getByRole('heading', { name: 'Close to what you asked for' })).toHaveCount(0)
})

test('words that are filters are chips, each of which can be removed @phone', async ({ page }) => {
  await page.goto(`${westside}/search?query=used+kia+sunroof+bluetooth+under+45k`)
  const chips = page.locator('.chips .chip')
  await expect(chips).toHaveText(['Used', 'Kia', 'Sunroof', 'Up to $45,000', '“bluetooth”'])
  await page.getByRole('link', { name: 'Remove Features: Sunroof' }).click()
  await expect(page).toHaveURL(/\/search\/used-cars\?query=bluetooth&make=Kia&range\[price\]=:45000$/)
  await expect(chips).toHaveText(['Used', 'Kia', 'Bluetooth', 'Up to $45,000'])
})

test('a postcode that is none holds the sheet open, and is said there @phone', async ({ page }) => {
  await page.goto(`${westside}/search`)
  await page.waitForLoadState('networkidle')
  await page.locator('#filter-open').click()
  await page.locator('.sheet details:has(#near-postcode) summary').click()
  await page.locator('#near-postcode').fill('123')
  await page.locator('.sheet__foot button').click()
  await expect(page.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible()
  await expect(page.locator('.sheet #near-postcode')).toBeVisible()
  await page.locator('#near-postcode').fill('3011')
  await page.locator('.sheet__foot button').click()
  await expect(page).toHaveURL(/near=3011/)
})
