/** Models, offers, parts, feedback and teams, on the three brands. */
import { ask, axe, expect, overflow, test } from './fixtures'
import { count as listed } from './listPage'
import { levelOf, siteOf, TENANTS } from './setup'

const HARBOUR = siteOf('harbour-toyota')
const YARD = 'Harbour Toyota Noosaville'
const RIGS = siteOf('outback-caravans')
const MODEL = {
  'harbour-toyota': '/toyota-hilux',
  'westside-motors': '/mg-mg4',
  'outback-caravans': '/jayco-journey-outback',
}
const TEAM = {
  'harbour-toyota': 'maroochydore',
  'westside-motors': 'footscray',
  'outback-caravans': 'bassendean',
}

for (const tenant of TENANTS) {
  test(`C9 ${tenant} a model says its numbers, variants, colours and stock, and is axe clean${levelOf(tenant, 'westside-motors')}`, async ({
    page,
    faults,
  }) => {
    await page.goto(siteOf(tenant) + MODEL[tenant])
    for (const part of ['numbers', 'variants', 'colours', 'stock'])
      await expect(page.locator(`.mdsec#${part}`), part).toBeVisible()
    const count = Number(/\d+/.exec(await page.locator('.band a[href="#stock"]').innerText())?.[0])
    const variants = await page.locator('.grades thead th').count()
    expect(variants).toBeGreaterThan(1)
    const list = await page.locator('#stock .head a').getAttribute('href')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await axe(page)).toEqual([])
    await page.goto(siteOf(tenant) + list)
    const found = await listed(page)
    // The list has those sold in the last days too.
    expect(found).toBeGreaterThanOrEqual(count)
    expect(faults).toEqual([])
  })

  test(`C12 ${tenant} a team page names its people in their order and leads to a form @phone${levelOf(tenant, 'outback-caravans')}`, async ({
    page,
    faults,
  }) => {
    await page.goto(`${siteOf(tenant)}/teams/${TEAM[tenant]}`)
    expect(await page.locator('.team li').count()).toBeGreaterThan(0)
    await expect(page.locator('#enquire form')).toBeVisible()
    expect(await axe(page)).toEqual([])
    // Each of them is written to by name; one who is not of the team is nobody.
    const [first = ''] = await page.locator('.team__who b').allInnerTexts()
    await page.getByRole('link', { name: `Write to ${first.split(' ')[0]}`, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Write to ${first}` })).toBeInViewport()
    const others = await page.locator('.team__who b').allInnerTexts()
    expect(others).not.toContain(first)
    await expect(page.locator('#enquire textarea')).toHaveValue(`For ${first}: `)
    await page.goto(`${siteOf(tenant)}/teams/${TEAM[tenant]}?to=nobody`)
    await expect(page.getByRole('heading', { name: 'Ask one of us' })).toBeVisible()
    expect(faults).toEqual([])
  })
}

test('N8 the addresses of a model lead to its one page @desktop', async ({ request }) => {
  for (const path of ['/models/toyota-hilux', '/models/new-toyota-hilux-vehicle', '/models/hilux']) {
    const answer = await ask(request, 'harbour-toyota', path)
    expect([answer.status(), answer.headers()['location']], path).toEqual([308, '/toyota-hilux'])
  }
  expect((await ask(request, 'harbour-toyota', '/models/new-toyota-nothing-vehicle')).status()).toBe(404)
})

test('N8 /models?body= shows the models of that body first, and junk shows all @phone', async ({ page }) => {
  await page.goto(`${HARBOUR}/models?body=ute`)
  const shown = page.locator('.mdpanel:not([hidden]) h3')
  await expect(shown.first()).toBeVisible()
  const names = await shown.allInnerTexts()
  expect(names).toContain('HiLux')
  expect(names).not.toContain('Yaris')
  await page.goto(`${HARBOUR}/models?body=boat`)
  expect(await shown.allInnerTexts()).toContain('Yaris')
})

test('N8 the grid of models names the price of each model’s own page @desktop', async ({ page }) => {
  for (const site of [HARBOUR, RIGS]) {
    await page.goto(`${site}/models`)
    const prices = await page.locator('.mdpanel:not([hidden]) .md').evaluateAll((cards) =>
      Promise.all(
        cards.map(async (card) => {
          const textOf = (one: Element | null | undefined) =>
            [...(one?.childNodes ?? [])].map(({ textContent }) => textContent?.trim()).filter(Boolean)
          const answer = await fetch(card.querySelector('a')?.href ?? '')
          const own = new DOMParser().parseFromString(await answer.text(), 'text/html')
          return [textOf(card.querySelector('.md__from')), textOf(own.querySelector('.band .price'))] as const
        }),
      ),
    )
    const named = prices.filter(([grid]) => grid.length > 1)
    expect(named.length, site).toBeGreaterThan(1)
    for (const [grid, own] of named) expect(grid).toEqual(own)
  }
})

test('C7 the cars of an offer are those that it is for @phone', async ({ page }) => {
  await page.goto(`${HARBOUR}/offers/hilux-demos`)
  const titles = await page.locator('.stock .card__title').allInnerTexts()
  expect(titles.length).toBeGreaterThan(0)
  for (const title of titles) expect(title).toContain('Toyota HiLux')
  await expect(page.locator('.band__at')).toContainText('Noosaville')
  const all = page.locator('.stock .head a')
  // An offer does not apply to a car just sold, which other lists show for some days.
  await expect(all).toHaveAttribute(
    'href',
    '/search/demo-cars?make=Toyota&model=HiLux&status=in_stock&status=coming_soon',
  )
  const reported = Number(/\d+/.exec(await all.innerText())?.[0])
  expect(reported).toBeGreaterThanOrEqual(titles.length)
  await all.click()
  await expect(page).toHaveURL(/\/search\/demo-cars/)
  await expect.poll(() => listed(page)).toBe(reported)
})

test('C8 an ended offer says so, sells nothing, and shows what runs now @phone', async ({
  page,
  request,
}) => {
  await page.goto(`${HARBOUR}/offers/corolla-run-out`)
  await expect(page.locator('h1')).toHaveText('Corolla run-out has ended')
  await expect(page.locator('.list__head p')).toHaveText(/2026\. This is what runs now\.$/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('main form')).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText('$750')
  expect(await page.locator('.offer').count()).toBe(3)
  expect(await axe(page)).toEqual([])
  expect(await (await ask(request, 'harbour-toyota', '/special-offers')).text()).not.toContain(
    'corolla-run-out',
  )
})

test('C7 three offers in a row are swiped on a phone in every look @phone', async ({ page }) => {
  for (const tenant of TENANTS) {
    await page.goto(siteOf(tenant))
    const narrowest = await page.locator('.offers__grid').evaluate((grid) => {
      const first = grid.firstElementChild
      while (first && grid.children.length < 3) grid.append(first.cloneNode(true))
      return Math.min(...[...grid.children].map((offer) => offer.getBoundingClientRect().width))
    })
    expect(narrowest, tenant).toBeGreaterThan(250)
  }
})

test('C7 a row that shows all its cars has no buttons to move it @desktop', async ({ page }) => {
  await page.goto(`${HARBOUR}/offers/rav4-cruiser-hybrid`)
  await expect(page.locator('.stock .card').first()).toBeVisible()
  expect(await page.locator('.stock .card').count()).toBeLessThan(4)
  await expect(page.locator('.stock .rail__nav')).toBeHidden()
  await page.goto(HARBOUR)
  await expect(page.locator('.stock .rail__nav').first()).toBeVisible()
})

test('N4 offers by category, parts by name @phone', async ({ page }) => {
  await page.goto(`${HARBOUR}/special-offers?category=service`)
  await expect(page.locator('.poster')).toHaveCount(1)
  await expect(page.locator('.quick [aria-current]')).toHaveText('Service')
  for (const tenant of TENANTS) {
    await page.goto(`${siteOf(tenant)}/parts/search`)
    await expect(page.locator('.accs li'), tenant).toHaveCount(8)
    await expect(page.locator('.bymodel a').first()).toHaveAttribute('href', /\/accessories$/)
  }
  await page.goto(`${HARBOUR}/parts/search`)
  await page.getByRole('searchbox', { name: 'Part or accessory' }).fill('hilux tow bar')
  await page.locator('.partsearch button').click()
  await expect(page.locator('.accs li')).toHaveCount(1)
  expect(await axe(page)).toEqual([])
  await page.goto(`${HARBOUR}/parts/search?query=${encodeURIComponent('<b>flux</b>')}`)
  await expect(page.getByRole('heading', { name: 'Nothing listed for “<b>flux</b>”.' })).toBeVisible()
})

test('V9 accessories of a model, with prices; none where there are none @phone', async ({
  page,
  request,
}) => {
  await page.goto(`${HARBOUR}/toyota-hilux/accessories`)
  await expect(page.locator('.accs li')).toHaveCount(22)
  // The bar comes with the first tick.
  await expect(page.locator('.quotesum')).toBeEmpty()
  await page.getByRole('checkbox', { name: 'Tub liner' }).check()
  await expect(page.locator('.quotesum')).toContainText('1 in your quote')
  await expect(page.locator('.quotesum')).toContainText('$545')
  expect((await ask(request, 'harbour-toyota', '/toyota-granvia/accessories')).status()).toBe(404)
  expect((await ask(request, 'outback-caravans', '/jayco-starcraft/accessories')).status()).toBe(404)
  await page.goto(`${HARBOUR}/toyota-bz4x`)
  await expect(page.locator('.mdsec#service')).toContainText('$180')
})

test('C6 the feedback page greets by name and offers the public review to everybody @phone', async ({
  page,
}) => {
  const name = encodeURIComponent('<img src=x>')
  await page.goto(`${HARBOUR}/review-feedback?first_name=${name}&dealership_name=Harbour`)
  await expect(page.locator('main')).toContainText('<img src=x>, how was Harbour?')
  await expect(page.getByRole('link', { name: 'It could have been better' })).toHaveAttribute(
    'href',
    '/customer-feedback-survey',
  )
  // A name that is none of the yards praises none of them: each yard is offered.
  await expect(page.getByRole('listitem').getByRole('link', { name: YARD })).toBeVisible()
  await page.goto(`${HARBOUR}/review-feedback?dealership_name=${encodeURIComponent(YARD)}`)
  await expect(page.locator('main')).toContainText(`Valued Customer, how was ${YARD}?`)
  await expect(page.getByRole('link', { name: 'write a public review' })).toBeVisible()
  await page.goto(`${HARBOUR}/review-feedback`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us how it went')
  for (const fixed of ['We’d love to hear your feedback!', 'Valued Customer, how was Our Dealership?'])
    await expect(page.locator('main')).toContainText(fixed)
  expect(await axe(page)).toEqual([])
})

test('C5 second pages of the caravan dealer never say car for its stock @phone', async ({ page }) => {
  for (const path of [
    '/special-offers',
    '/models',
    '/jayco-journey-outback',
    '/teams/bassendean',
    '/parts/search',
    '/contact-us',
    '/models/get-quote',
    '/locations',
    '/sell-your-car',
    '/trade-in',
  ]) {
    await page.goto(RIGS + path)
    const text = await page.locator('main').innerText()
    expect(
      text.match(/[^.\n]*\b(?:our|your|every|all|these|used|new|demo) cars?\b[^.\n]*/gi) ?? [],
      path,
    ).toEqual([])
  }
})

test('P1 an article ends with the next step: the newest of the stock @phone', async ({ page, faults }) => {
  await page.goto(`${HARBOUR}/blog/towing-three-numbers-on-one-plate`)
  const newest = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Just in' }) })
  await newest.getByRole('link', { name: 'Explore' }).first().click()
  await expect(page).toHaveURL(/\/cars\//)
  expect(faults).toEqual([])
})
