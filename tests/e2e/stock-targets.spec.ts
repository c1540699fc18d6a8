// product: 39.10
import { expect, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

test('an admin enters a marketplace with the keyboard, sends the file, and reads what came of it @desktop', async ({
  page,
}, { retry }) => {
  const name = `Market ${retry}`
  await signIn(page, 'dealer_admin', 'westside-motors')
  await page.goto(`${platform}/admin/stock-files`)
  await page.getByRole('link', { name: 'sent to it' }).press('Enter')
  await page.getByRole('link', { name: 'Add a marketplace' }).first().press('Enter')
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()

  await page.getByLabel('Marketplace').focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('carsales')
  await page.keyboard.press('Enter')
  await expect(page.locator('#field-file')).toContainText('As for carsales')
  await page.getByLabel('Address').focus()
  await page.keyboard.type('http://market.invalid/in')
  await page.getByLabel('Or name of a header').focus()
  await page.keyboard.type('X-Api-Key')
  await page.keyboard.press('Tab')
  await page.keyboard.type('a secret value')
  await page.getByLabel('Send it').press('Space')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Enter an address that starts with https://.')).toBeVisible()
  await page.getByLabel('Address').fill('https://market.invalid/in')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('successfully created')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Password, or value of the header')).toHaveValue('')
  expect(await page.content()).not.toContain('a secret value')

  const log = page.getByRole('region', { name: 'What was sent' })
  await expect(log).toContainText('Nothing yet.')
  await page.getByRole('button', { name: 'Send now' }).press('Enter')
  await expect(page.getByText('It is on its way.')).toBeVisible()
  const first = log.getByRole('listitem').first()
  await expect(first).toContainText('Not taken', { timeout: 20_000 })
  await expect(first).toContainText('by hand')
  await expect(first).toContainText(/market\.invalid (cannot be resolved|did not answer)/)
  await expect(first).toContainText('Tried again on')
  const summary = first.getByText(/^\d+ new, 0 changed, 0 gone$/)
  expect(Number.parseInt((await summary.textContent()) ?? '')).toBeGreaterThan(20)
  await summary.press('Enter')
  await expect(first.getByText(/^New: /)).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await overflow(page), await staffFaults(page)]).toEqual([width, 0, []])
  }
  const gone = await page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1)
    return (await fetch(`/admin/api/stock-targets/${id}`, { method: 'DELETE' })).status
  })
  expect(gone).toBe(200)
})
