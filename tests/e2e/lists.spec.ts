/** Lists of the admin: what an empty one says, a search without a match, and that nothing of another dealer is counted. */
import { expect, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const list = (slug: string) => `${platform}/admin/collections/${slug}`

test('an empty list says what comes here and has one button; each dealer’s own addresses stand in it @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'dealer_admin', 'outback-caravans')
  await page.goto(list('fonts'))
  const card = page.getByRole('region', { name: 'No font of your own' })
  await expect(card).toContainText('In use now: ')
  await expect(page.getByRole('link', { name: 'Upload a font' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Columns' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await overflow(page), await staffFaults(page)]).toEqual([width, 0, []])
  }
  await card.getByRole('link', { name: 'Upload a font' }).press('Enter')
  await page.waitForURL(/\/fonts\/create/)

  await signIn(page, 'dealer_admin', 'harbour-toyota')
  await page.goto(list('lead-destinations'))
  const leads = page.getByRole('region', { name: 'Locations' })
  await expect(leads).toContainText('maroochydore@harbour-toyota.example')
  await expect(leads).not.toContainText('outback-caravans')
  await leads.getByRole('link', { name: /^Edit ?: Maroochydore$/ }).click()
  await page.waitForURL(/\/locations\/[\w-]+/)
  expect(faults).toEqual([])
})

test('a search without a match says so and can be cleared, and who may not add has no button @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'editor', 'harbour-toyota')
  await page.goto(list('reviews'))
  await page.getByPlaceholder('Filter by name of the customer').fill('Nobody of this name')
  await expect(page.getByRole('heading', { name: 'No match for “Nobody of this name”' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a review' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.locator('.collection-list tbody tr').first()).toBeVisible()

  await signIn(page, 'sales', 'harbour-toyota')
  await page.goto(list('locations'))
  await expect(page.locator('.collection-list tbody tr').first()).toContainText('Dalton Drive')
  await expect(page.getByRole('link', { name: 'Add a location' })).toHaveCount(0)
  // The box that chooses a row comes with the keyboard.
  const box = page.locator('.collection-list tbody input[type=checkbox]').first()
  // Another element takes its place when it may be pressed.
  await expect(box).toBeEnabled()
  await box.focus()
  await expect(box.locator('xpath=ancestor::td/*').first()).toHaveCSS('opacity', '1')
  expect(await staffFaults(page)).toEqual([])
  expect(faults).toEqual([])
})

test('on a phone a list is ordered by one line, and its boxes are there while rows are chosen @phone', async ({
  page,
  faults,
}) => {
  await signIn(page, 'dealer_admin', 'harbour-toyota')
  await page.goto(list('models'))
  const rows = page.locator('.collection-list tbody tr')
  const first = () => rows.first().innerText()
  await expect(rows.first().getByRole('checkbox')).toBeHidden()
  // The order of now is told, also where no column has it.
  await expect(page.getByLabel('Sort', { exact: true }).locator('option:checked')).toHaveText('In your order')
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Name, Z to A' })
  await page.waitForURL(/sort=-name/)
  await expect.poll(first).toMatch(/^(bZ4X|Yaris)/)
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Name, A to Z' })
  await expect.poll(first).not.toMatch(/^(bZ4X|Yaris)/)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await expect(rows.first().getByRole('checkbox')).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(rows.first().getByRole('checkbox')).toBeHidden()
  expect([await overflow(page), await staffFaults(page)]).toEqual([0, []])
  expect(faults).toEqual([])
})
