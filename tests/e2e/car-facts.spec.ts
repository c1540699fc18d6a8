/** What the page of a car says about it, from its own data. */
import { demoCar, isHere } from './demoCar'
import { expect, test } from './fixtures'
import { integrator } from './integrator'
import { siteOf } from './setup'

const car = { make: 'Subaru', model: 'Outback', year: 2023, car_type: 'used', price: 39_990 }
const LONG = [
  'It comes from one family who drove it to the snow each winter and to the coast each summer. '.repeat(3),
  'It has been serviced on time by the same people since it was new, with all receipts. '.repeat(3),
].map((section) => section.trim())

test('V5 comments are cut by sentence and opened; features are eight, specifications four, then all @full-desktop', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(120_000)
  const send = integrator(request, 'westside-motors', 'westside-geelong')
  const features = Array.from({ length: 10 }, (_, index) => `Fitting ${index + 1}`)
  const { slug } = await send('PUT', `V5-${Date.now()}`, {
    ...car,
    features,
    dealercomments: LONG.join('|'),
    colour: 'null',
    rego_expiry: '2020-01-31',
    variant: { torque: 250, cylinders: 4, kerb_weight: 1600, ancaprating: 5 },
    drive: 'AWD',
    doors: 5,
  })
  const href = `${siteOf('westside-motors')}/cars/${slug}`
  await page.goto(href)
  const comments = page.locator('#dealer-comments')
  const last = comments.locator('.cut__full p').last()
  await expect(last).toBeHidden()
  expect((await comments.locator('.cut__short').innerText()).length).toBeLessThanOrEqual(401)
  expect(await comments.locator('.cut__short').innerText()).toMatch(/\.$/)
  const more = comments.getByRole('button')
  await expect(async () => {
    await more.click()
    await expect(more).toHaveText('Read less', { timeout: 500 })
  }).toPass()
  await expect(last).toBeVisible()

  await page.goto(`${href}#features`)
  const panel = page.locator('#features')
  await expect(panel.getByText('Fitting 8')).toBeVisible()
  await expect(panel.getByText('Fitting 9')).toBeHidden()
  await panel.getByText('Show all 10 features').click()
  await expect(panel.getByText('Fitting 10')).toBeVisible()

  const specifications = page.locator('#specifications')
  await expect(specifications.getByRole('term').filter({ visible: true })).toHaveCount(4)
  await specifications.getByText('Show every specification').click()
  await expect(specifications).toContainText('1,600 kg')
  await expect(specifications).not.toContainText(/ANCAP|Colour|Registration expiry|null/)

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const read = await plain.newPage()
  await read.goto(href)
  await expect(read.locator('#dealer-comments .cut__full p').last()).toBeVisible()
  await plain.close()
})

test('V5 V13 a car of which nothing more is known says so, and has no empty section @phone', async ({
  page,
  request,
}) => {
  const send = integrator(request, 'westside-motors', 'westside-geelong')
  const { slug } = await send('PUT', `V5-${Date.now()}-b`, car)
  await page.goto(`${siteOf('westside-motors')}/cars/${slug}`)
  await expect(page.locator('#dealer-comments')).toContainText(
    'Dealer comments are pending. Please check back here later.',
  )
  for (const id of ['condition', 'inspection', 'electric', 'towing', 'features', 'price-history'])
    await expect(page.locator(`#${id}`)).toHaveCount(0)
  await expect(page.locator('.secnav').getByRole('link', { name: 'Condition' })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.vtitle__facts')).toBeVisible()
  await expect(page.locator('.keys')).toBeHidden()
})

test('V13 V14 owners, keys, services and what an inspection found, as the feed says @phone', async ({
  page,
  request,
}) => {
  const send = integrator(request, 'westside-motors', 'westside-geelong')
  const { slug } = await send('PUT', `V13-${Date.now()}`, {
    ...car,
    previous_owners: 1,
    keys: 2,
    service: { books: 'Complete', next_date: '2027-02-03', next_km: 75_000 },
    inspection: { date: '2026-10-05', by: 'our own workshop', points: 90 },
    inspection_passed: Array.from({ length: 9 }, (_, index) => `Part ${index + 1}: sound`),
    inspection_noted: ['Paint: stone chips on the bonnet'],
  })
  await page.goto(`${siteOf('westside-motors')}/cars/${slug}`)
  await page.locator('.secnav').getByRole('link', { name: 'Condition' }).click()
  const condition = page.locator('#condition')
  await expect(condition).toBeInViewport()
  const reported = (label: string) =>
    condition.locator('.specs > div').filter({ hasText: label }).getByRole('definition')
  await expect(reported('Owners')).toHaveText('One, since new')
  await expect(reported('Keys')).toHaveText('2')
  await expect(reported('Next service')).toHaveText('by 3 February 2027 or 75,000 km')
  await expect(condition).toContainText('Inspected on 5 October 2026 by our own workshop on 90 points.')
  await expect(condition.locator('.findings--noted')).toContainText('Stone chips on the bonnet')
  await expect(condition.getByRole('img', { name: 'Drawing from above, with 1 mark.' })).toBeVisible()
  await expect(condition.getByText('Part 8')).toBeVisible()
  await expect(condition.getByText('Part 9')).toBeHidden()
  await condition.getByText('Show all 9 checks').click()
  await expect(condition.getByText('Part 9')).toBeVisible()
})

test('V6 a link of the page opens the tab that it leads to @phone', async ({ page, request }) => {
  const { href } = await demoCar(request, 'harbour-toyota', (one) => isHere(one) && one.car_type === 'used')
  await page.goto(href)
  await expect(page.locator('#features')).toBeHidden()
  await page.locator('.secnav').getByRole('link', { name: 'Features' }).click()
  await expect(page.getByRole('tab', { name: 'Features' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('#features')).toBeVisible()
  await expect(page.locator('#dealer-comments')).toBeHidden()
})

test('V13 V14 the life of a used one, from its building to today, is one list', async ({ page, request }) => {
  const { href } = await demoCar(
    request,
    'harbour-toyota',
    (one) => isHere(one) && one.car_type === 'used' && one.previous_owners === 1,
  )
  await page.goto(href)
  const stops = page.locator('#life').getByRole('listitem')
  await expect(stops.first()).toContainText('Built')
  await expect(stops.filter({ hasText: 'One, since new' })).toHaveCount(1)
  await expect(stops.last()).toContainText('Today')
})

test('V7 each dealer has its own buttons beside a car, and one bar with a call and an enquiry', async ({
  page,
  request,
}) => {
  const buttons = async (tenant: string) => {
    const { href } = await demoCar(request, tenant, (one) => isHere(one) && one.car_type === 'used')
    await page.goto(href)
    // One is filled: the first step that the dealer offers.
    await expect(page.locator('aside.buy').locator('.btn--brand, .btn--accent')).toHaveCount(1)
    return page.locator('aside.buy .buy__more').getByRole('listitem').allInnerTexts()
  }
  const westside = await buttons('westside-motors')
  expect(westside.slice(0, 3)).toEqual(['Call the yard', 'Get Finance', 'Value my trade-in'])
  expect(westside).toContain('Payment methods')
  const bar = page.locator('[data-stick]')
  await expect(bar.getByText('Call Now')).toBeAttached()
  await expect(bar.getByRole('link', { includeHidden: true }).last()).toHaveText('Enquire')
  const outback = await buttons('outback-caravans')
  expect(outback[0]).toBe('Ring the yard')
  expect(outback).toContain('Towing in plain words')
  expect(outback).not.toContain('Payment methods')
  await page.getByRole('link', { name: 'Towing in plain words' }).click()
  await expect(page).toHaveURL(/\/what-can-i-tow$/)
})

test('V9 capped services of the model, accessories and a quote stand where they belong @phone', async ({
  page,
  request,
}) => {
  const electric = await demoCar(
    request,
    'harbour-toyota',
    (one) => isHere(one) && one.model === 'bZ4X' && one.car_type === 'new',
  )
  await page.goto(electric.href)
  const plan = page.locator('#service-advantage')
  await expect(plan.getByRole('definition').first()).toHaveText('$180')
  await expect(plan).toContainText('12 months or 15,000 km')
  await expect(plan.getByRole('link', { name: 'Book a Service' })).toBeVisible()
  await expect(page.locator('#accessories').getByRole('link', { name: 'View Accessories' })).toBeVisible()
  await expect(page.locator('#finance').getByRole('link', { name: 'Get A Quote' })).toBeVisible()
  const used = await demoCar(
    request,
    'harbour-toyota',
    (one) => isHere(one) && one.car_type === 'used' && one.make !== 'Toyota',
  )
  await page.goto(used.href)
  await expect(page.locator('#promises')).toBeVisible()
  for (const id of ['service-advantage', 'accessories', 'certified'])
    await expect(page.locator(`#${id}`)).toHaveCount(0)
  await expect(page.locator('#finance').getByRole('link', { name: 'Get A Quote' })).toHaveCount(0)
})

test('V6 V9 a certified one has its panel with the maker’s mark and the benefits @phone', async ({
  page,
  request,
}) => {
  const { href } = await demoCar(request, 'harbour-toyota', (one) => isHere(one) && one.certified === true)
  await page.goto(href)
  const panel = page.locator('#certified')
  await expect(panel.getByRole('listitem')).toHaveText([
    '1-year warranty',
    '90 point inspection',
    '12 months roadside assist',
  ])
  await expect(panel.getByRole('img', { name: 'Logo of the Toyota certified programme' })).toBeVisible()
  await expect(page.locator('#condition')).toContainText('on 90 points')
  await expect(page.locator('#guarantees')).toHaveCount(0)
})

test('V16 stars with their year, towing and kerb weight; the market price with its source @phone', async ({
  page,
  request,
}) => {
  const { car: one, href } = await demoCar(
    request,
    'westside-motors',
    (each) =>
      isHere(each) &&
      each.simple_body === 'Ute' &&
      Boolean(each.variant?.ancaprating) &&
      (each.autograb_data?.state_average_market_price ?? 0) - (each.price ?? 0) >= 500,
  )
  await page.goto(href)
  const specifications = page.locator('#specifications')
  await specifications.getByText('Show every specification').click()
  await expect(specifications).toContainText(`${one.variant?.ancaprating} stars (${one.variant?.ancapyear})`)
  for (const label of ['Braked towing', 'Kerb weight', 'Length'])
    await expect(specifications.getByRole('term').filter({ hasText: label }).first()).toBeVisible()
  const saving = (one.autograb_data?.state_average_market_price ?? 0) - (one.price ?? 0)
  await expect(page.locator('.market')).toContainText(`$${saving.toLocaleString('en-AU')} below`)
  await expect(page.locator('.market')).toContainText('Market prices from Autograb')
})

for (const dealer of ['harbour-toyota', 'westside-motors', 'outback-caravans'])
  test(`${dealer}: on a phone the first four facts stand beneath the title, above the price, and once @phone`, async ({
    page,
    request,
  }) => {
    const { href } = await demoCar(request, dealer, (car) => isHere(car) && car.car_type === 'used')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(href)
    const facts = page.locator('.vtitle__facts')
    await expect(facts.getByRole('listitem')).toHaveCount(4)
    const [box, price] = await Promise.all([facts.boundingBox(), page.locator('.buy__price').boundingBox()])
    expect(box?.y).toBeLessThan(620)
    expect(price?.y).toBeGreaterThan(box?.y ?? Infinity)
    const first = (await facts.locator('span').first().textContent()) ?? ''
    await expect(
      page.locator('#main').getByText(first, { exact: true }).filter({ visible: true }),
    ).toHaveCount(1)
  })
