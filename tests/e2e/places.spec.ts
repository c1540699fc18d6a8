/** Finding a location, its hours and its number: menus, cards of one address, the location's page. */
import { ask, axe, expect, overflow, test } from './fixtures'
import { levelOf, siteOf, TENANTS } from './setup'

const harbour = siteOf('harbour-toyota')

test('N12 the header rings who sells what the page shows @desktop', async ({ page }) => {
  const call = page.locator('.header__call:visible')
  for (const [path, number] of [
    ['/', '(07) 5550 0142'],
    ['/search/used-cars', '(07) 5550 0118'],
    ['/search/demo-cars', '(07) 5550 0119'],
    ['/search/new-and-demo-cars', '(07) 5550 0142'],
    ['/search', '(07) 5550 0142'],
  ] as const) {
    await page.goto(harbour + path)
    await expect(call, path).toHaveText([number])
  }
  // A page without a load in between: the list's own, then back to one for all cars.
  await page.goto(`${harbour}/search/used-cars`)
  await page.locator('[data-grid] a[href^="/cars/"]').first().click()
  await expect(page).toHaveURL(/\/cars\//)
  await expect(call).toHaveText(['(07) 5550 0118'])
})

test('N12 a menu opens, is walked through and closes by keyboard alone @desktop', async ({ page }) => {
  await page.goto(harbour)
  const button = page.locator('.nav').getByRole('button', { name: 'New vehicles' })
  const panel = page.locator('.mega:visible')
  // A key before the scripts goes nowhere, and a person presses it again.
  await expect(async () => {
    await button.press('ArrowDown')
    await expect(panel).toHaveCount(1, { timeout: 1500 })
  }).toPass()
  await expect(page.locator('html')).toHaveAttribute('data-dropdown-open', '')
  await expect(panel.getByRole('tab').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(button).toBeFocused()
})

for (const tenant of TENANTS)
  test(`N12 each menu of ${tenant} by keyboard: in, through, out and back @desktop${levelOf(tenant, 'harbour-toyota')}`, async ({
    page,
  }) => {
    await page.goto(siteOf(tenant))
    const buttons = page.locator('.nav [data-menu] > [aria-expanded]')
    const panel = page.locator('.mega:visible')
    for (const button of await buttons.all()) {
      await expect(async () => {
        await button.press('ArrowDown')
        await expect(panel).toHaveCount(1, { timeout: 1500 })
      }).toPass()
      const focused = panel.locator(':focus')
      await expect(focused).toHaveCount(1)
      await focused.evaluate((first) => first.setAttribute('data-was-first', ''))
      await page.keyboard.press('Tab')
      await expect(focused).toHaveCount(1)
      await expect(focused).not.toHaveAttribute('data-was-first')
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(button).toBeFocused()
      await expect(page.locator('html')).not.toHaveAttribute('data-dropdown-open')
    }
  })

test('N13 ten of all models and six of a category are seen, the next scroll in their panel; future ones say so, and a link closes it @desktop', async ({
  page,
}) => {
  await page.goto(harbour)
  const panel = page.locator('.mega:visible')
  // As above: pressed again when it was pressed before the scripts.
  await expect(async () => {
    await page.locator('.nav').getByRole('button', { name: 'New vehicles' }).click()
    await expect(panel).toHaveCount(1, { timeout: 1500 })
  }).toPass()
  const models = panel.getByRole('tabpanel')
  const seen = () =>
    models.evaluate((list) => {
      const end = list.getBoundingClientRect().bottom
      const ends = [...list.querySelectorAll('.model')].map((one) => one.getBoundingClientRect().bottom)
      return { count: ends.filter((bottom) => bottom <= end + 1).length, of: ends.length }
    })
  const all = await seen()
  expect(all.of).toBeGreaterThan(10)
  expect(all.count).toBe(10)
  await panel.getByRole('tab', { name: 'SUVs & 4WDs' }).click()
  const group = await seen()
  expect(group.of).toBeGreaterThan(6)
  expect(group.count).toBe(6)
  await models.focus()
  await page.keyboard.press('End')
  await expect(models.locator('.model').last()).toBeInViewport()
  await panel.getByRole('tab', { name: 'Upcoming' }).click()
  const soon = models.locator('.model')
  await expect(soon.first()).toContainText('Upcoming')
  await soon
    .first()
    .getByRole('link', { name: /Explore/ })
    .click()
  await expect(page).not.toHaveURL(`${harbour}/`)
  await expect(panel).toHaveCount(0)
})

test('N13 the phone menu has models by category, makes and yards @phone', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const group = (name: string) => menu.locator('summary', { hasText: name }).first()
  await page.goto(harbour)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu.getByText('All of it')).toHaveCount(0)
  // Pressed before the scripts it opens with the links of the page, and has the models when it is pressed again.
  await expect(async () => {
    await group('New vehicles').click()
    await group('SUVs & 4WDs').click({ timeout: 1500 })
  }).toPass()
  await expect(menu.getByRole('link', { name: 'RAV4', exact: true })).toBeVisible()
  await group('Locations').click()
  await expect(menu.getByRole('link', { name: /Harbour Toyota Noosaville/ })).toBeVisible()

  await page.goto(siteOf('westside-motors'))
  await page.getByRole('button', { name: 'Open menu' }).click()
  const makes = menu.locator('.drawer__make')
  await makes.first().locator('xpath=ancestor::details').locator('summary').click()
  await makes.first().click()
  await expect(page).toHaveURL(/\/search\//)
})

test('C1 one address is one card, with each department and its hours', async ({ page }) => {
  await page.goto(`${harbour}/locations`)
  const cards = page.locator('.place')
  await expect(cards).toHaveCount(3)
  const maroochydore = cards.filter({ hasText: 'Harbour Toyota Maroochydore' })
  await expect(maroochydore.getByRole('tab')).toHaveText(['Sales', 'Service', 'Parts'])
  await expect(maroochydore.getByRole('table')).toContainText('Mon to Fri')
  await maroochydore.getByRole('tab', { name: 'Service' }).click()
  await expect(maroochydore.getByRole('link', { name: /Service \(07\) 5550 0144/ })).toBeVisible()
  const caloundra = cards.filter({ hasText: 'Harbour Used Caloundra' })
  await caloundra.getByRole('tab', { name: 'Service' }).click()
  await expect(caloundra.getByRole('tabpanel')).toContainText('Opens soon')
})

test('C1 each yard and each workshop has a picture of its own, and a map below it', async ({ page }) => {
  const shown = async (slug: string) => {
    await page.goto(`${harbour}/locations/${slug}`)
    await expect(page.getByRole('link', { name: 'Get directions' })).toBeVisible()
    const picture = page.locator('.loc__map[data-kind="photo"] img')
    await expect(picture).toBeVisible()
    await expect(page.locator('.loc__sketch[data-kind="map"] img')).toBeVisible()
    return picture.getAttribute('src')
  }
  const pictures = [await shown('noosaville'), await shown('maroochydore'), await shown('noosaville-service')]
  expect(new Set(pictures).size).toBe(3)
})

test('C3 the dialog of holidays is as wide as its lines need', async ({ page }) => {
  await page.goto(`${harbour}/locations/maroochydore`)
  await page.getByRole('button', { name: 'Holiday Opening Hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Holiday Opening Hours' })
  await expect(dialog.getByText('Christmas Day', { exact: true }).first()).toBeVisible()
  const screen = page.viewportSize()?.width ?? 0
  const box = await dialog.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(Math.min(500, screen - 40))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Holiday Opening Hours' })).toBeFocused()
})

for (const { tenant, place, names } of [
  {
    tenant: 'harbour-toyota',
    place: 'maroochydore',
    names: ['Sam Okafor', 'Renee Tausala', 'Priya Raman', 'Helen Brandt', 'Tess Novak'],
  },
  {
    tenant: 'westside-motors',
    place: 'footscray',
    names: ['Ash Nguyen', 'Dimitra Kalos', 'Tupou Fale', 'Maeve Connolly'],
  },
  {
    tenant: 'outback-caravans',
    place: 'bassendean',
    names: ['Wayne Ferris', 'Jo Ferris', 'Banjo Reid', 'Lil Marsh', 'Arthur'],
  },
] as const)
  test(`C12 C6 the people of ${tenant} in the staff’s order; the page that asks how it was @full-desktop`, async ({
    page,
  }) => {
    await page.goto(`${siteOf(tenant)}/teams/${place}`)
    await expect(page.locator('.team__who b')).toHaveText([...names])
    expect([await axe(page), await overflow(page)]).toEqual([[], 0])
    await page.goto(`${siteOf(tenant)}/review-feedback?first_name=${encodeURIComponent('<b>Al</b>')}`)
    await expect(page.getByText('<b>Al</b>, how was Our Dealership?')).toBeVisible()
    expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  })

for (const tenant of TENANTS)
  test(`N9 pages of all locations of ${tenant} have unique titles @desktop`, async ({ request }) => {
    const read = async (path: string) => (await ask(request, tenant, path)).text()
    const titleOf = async (path: string) => /<title>([^<]*)</.exec(await read(path))?.[1] ?? ''
    const parts = (await read('/sitemap.xml')).match(/\/sitemaps\/[\w-]+\.xml/g) ?? []
    const lists = await Promise.all(parts.map(read))
    const paths = lists.flatMap((list) => list.match(/\/locations\/[\w-]+(?=<)/g) ?? [])
    const titles: string[] = []
    for (const path of new Set(paths)) {
      titles.push(await titleOf(path), await titleOf(path.replace('/locations/', '/contact-us/')))
    }
    expect(titles.length).toBeGreaterThan(0)
    expect(titles).not.toContain('')
    expect(new Set(titles).size).toBe(titles.length)
  })
