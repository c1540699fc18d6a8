import { ask, axe, expect, overflow, test } from './fixtures'
import { carsOf } from './carsOf'
import { siteOf } from './setup'

const tenant = 'westside-motors'
const site = siteOf(tenant)
const compareOf = (slugs: readonly string[]) => `${site}/compare?cars=${slugs.join(',')}`

test('V20 the rows that differ come first, all when asked for; the address says so; headers are real @full-desktop', async ({
  page,
  request,
  faults,
}) => {
  const [first, second] = await carsOf(request, tenant)
  const slugs = [first?.slug ?? '', second?.slug ?? '']
  await page.goto(compareOf(slugs))
  await expect(
    page.getByRole('columnheader', { name: first?.name.split(' ').slice(0, 3).join(' ') }).first(),
  ).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Price', exact: true }).last()).toBeVisible()
  const same = page.locator('.cmp tr[data-same]')
  expect(await same.count()).toBeGreaterThan(0)
  await expect(same.first()).toBeHidden()
  await expect(page.getByRole('rowheader', { name: 'Stock number' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add another' })).toHaveCount(1)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('switch', { name: 'Differences only' }).focus()
  await page.keyboard.press('Space')
  await expect(same.first()).toBeVisible()
  await expect(page).toHaveURL(/only=all/)
  await page.reload()
  await expect(same.first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click()
  await expect(page.locator('.cmp thead th[data-c]')).toHaveCount(1)
  await expect(page.getByText('Add a second car')).toBeVisible()
  expect(faults).toEqual([])
})

test('V20 own kilometres, prices, rego and insurance of each car are counted, and said where they cannot be @desktop', async ({
  page,
  request,
  faults,
}) => {
  const cars = await carsOf(request, tenant)
  await page.goto(`${compareOf(cars.slice(0, 4).map(({ slug }) => slug))}&only=all`)
  const energy = page.getByRole('row', { name: /^Fuel or power, a year/ })
  const before = await energy.innerText()
  await page.getByLabel('Kilometres a year').fill('24,000')
  const fixed = page.getByLabel(/^Rego and insurance a year/)
  await fixed.nth(0).fill('1500')
  await fixed.nth(1).fill('1900')
  await fixed.nth(1).press('Enter')
  await expect(energy).not.toHaveText(before)
  await expect(page.getByRole('row', { name: /^Rego and insurance, a year/ })).toContainText('$1,500')
  await expect(page.getByRole('row', { name: /^A year of driving/ })).toContainText('$')
  await expect(page.getByLabel('Kilometres a year')).toHaveValue('24000')
  await expect(page.getByRole('switch', { name: 'Differences only' })).not.toBeChecked()
  await page.getByLabel('Kilometres a year').fill('many')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByText('Give a figure up to 200,000.')).toBeVisible()
  await expect(fixed.nth(0)).toHaveValue('1500')
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
})

test('V20 on a phone the two cars that are seen decide what is a difference @phone', async ({
  page,
  request,
}) => {
  const cars = await carsOf(request, tenant)
  await page.goto(compareOf(cars.slice(0, 3).map(({ slug }) => slug)))
  const seenPairs = () =>
    page.locator('.cmp tbody tr:not(.cmp__g, .cmp__acts, [data-always]):visible').evaluateAll((rows) =>
      rows.map((row) => {
        const cells = [...row.querySelectorAll('td')].filter((cell) => cell.offsetParent !== null)
        return cells.map((cell) => cell.textContent)
      }),
    )
  for (const right of ['1', '2']) {
    await page.getByLabel('Right car').selectOption(right)
    const pairs = await seenPairs()
    expect(pairs.length).toBeGreaterThan(3)
    for (const [left, other] of pairs) expect(left).not.toBe(other)
    // A repayment is never shown without its comparison rate, though all have the same.
    await expect(page.getByRole('rowheader', { name: 'Comparison rate' })).toBeVisible()
  }
  const all = await page.locator('.cmp tbody tr:not(.cmp__g, .cmp__acts, [data-same])').count()
  expect((await seenPairs()).length).toBeLessThan(all)
})

test('V20 a comparison works without JavaScript, is not indexed, and leaves nothing personal in it @phone', async ({
  browser,
  request,
}) => {
  const slugs = (await carsOf(request, tenant)).slice(0, 3).map(({ slug }) => slug)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(compareOf(slugs))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('.cmp thead th[data-c]')).toHaveCount(3)
  await expect(page.locator('.cmp thead th[data-c="2"]')).not.toHaveCSS('display', 'none')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const same = page.locator('.cmp tr[data-same]').first()
  await expect(same).toBeHidden()
  await page.getByRole('switch', { name: 'Differences only' }).uncheck()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/only=all/)
  await expect(same).toBeVisible()
  await page.getByRole('switch', { name: 'Differences only' }).check()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(same).toBeHidden()
  await page.goto(`${site}/garage`)
  await expect(page.getByText('needs JavaScript')).toBeVisible()
  await context.close()
})

test('V20 with nothing to compare, an example of the dealer’s own cars opens without JavaScript @phone', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site}/compare`)
  const names = await page.locator('.cmpeg .cmp thead th[data-c] a').allInnerTexts()
  expect(names.length).toBeGreaterThan(1)
  // Nothing in it changes the shopper's own list.
  await expect(
    page.locator('.cmpeg :is([data-facts], [data-compare-drop], [data-compare-keep])'),
  ).toHaveCount(0)
  await page.getByRole('link', { name: 'Compare these cars' }).click()
  await expect(page).toHaveURL(/compare\?cars=/)
  await expect(page.locator('.cmp thead th[data-c] a[href^="/cars/"]')).toHaveText(names)
  await context.close()
})

test('V20 another dealer’s car, an unknown one and a fifth are left out with a notice @phone', async ({
  page,
  request,
}) => {
  const own = (await carsOf(request, tenant)).slice(0, 5).map(({ slug }) => slug)
  const [foreign] = await carsOf(request, 'harbour-toyota')
  await page.goto(compareOf([own[0] ?? '', foreign?.slug ?? '', 'no-such-car']))
  await expect(page.locator('.cmp thead th[data-c]')).toHaveCount(1)
  await expect(page.getByText('2 cars of this comparison are no longer listed here')).toBeVisible()
  expect(await page.locator('main').innerText()).not.toContain(foreign?.name ?? '')
  await page.goto(compareOf(own))
  await expect(page.locator('.cmp thead th[data-c]')).toHaveCount(4)
  await expect(page.getByText('One more was left out')).toBeVisible()
  const cards = await (await ask(request, tenant, `/api/cars/cards?cars=${own[0]},${foreign?.slug}`)).json()
  expect(cards.cars.map(({ slug }: { slug: string }) => slug)).toEqual([own[0]])
  for (const query of [
    '',
    '?cars=',
    '?cars=%00,%27',
    '?cars=a&cars=b',
    '?only=x',
    `?cars=${'a,'.repeat(2000)}`,
  ])
    expect((await ask(request, tenant, `/compare${query}`)).status(), query).toBe(200)
})
