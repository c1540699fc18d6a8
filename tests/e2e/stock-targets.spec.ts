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
  await page.locator('.fc-sites summary').first().press('Enter')
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
  await expect(page.getByText('Not saved. Please check')).toHaveCount(1)
  await page.getByLabel('Address').fill('https://market.invalid/in')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('successfully created')).toBeVisible()
  await expect(page.getByText('Not saved. Please check')).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Password, or value of the header')).toHaveValue('')
  expect(await page.content()).not.toContain('a secret value')

  const log = page.getByRole('region', { name: 'What was sent' })
  await expect(log).toContainText('Nothing yet.')
  const sendNow = page.getByRole('button', { name: 'Send now' })
  // It takes presses from when the screen's scripts are there.
  await expect(sendNow).toBeEnabled()
  await sendNow.press('Enter')
  await expect(page.getByText('It is on its way.')).toBeVisible()
  const first = log.getByRole('listitem').first()
  await expect(first).toContainText('Not taken', { timeout: 20_000 })
  // By now it may have been tried again, which is said of that try alone.
  await expect(log.getByRole('listitem').last()).toContainText('by hand')
  await expect(first).toContainText(
    /The name market\.invalid was not found\. Check the address\.|market\.invalid did not answer/,
  )
  await expect(first).toContainText('Tries again at')
  // It was not taken: nothing is new over there.
  await expect(first).not.toContainText('new,')
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

test('an empty form names all that it lacks, what is filled in is no longer at fault, and its bar covers nothing @desktop', async ({
  page,
}) => {
  await signIn(page, 'dealer_admin', 'westside-motors')
  await page.goto(`${platform}/admin/collections/stock-targets/create`)
  await expect(page.getByRole('combobox', { name: 'Dealership' })).toContainText('All dealerships')
  await expect(page.getByLabel('Password, or value of the header')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Save' }).click()
  for (const label of ['Marketplace', 'Shape of the file', 'Address'])
    await expect(page.locator('[data-sonner-toast]')).toContainText(label)
  await page.getByLabel('Marketplace').fill('Market')
  await expect(page.getByText('This field is required.')).toHaveCount(2)
  await page.getByLabel('Address').fill('https://localhost/in')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This address is not on the public internet.')).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
  for (const [width, height] of [
    [1440, 500],
    [390, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${platform}/admin/collections/stock-targets/create`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('[data-sonner-toast]')).toContainText('Address')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const seen = await page.evaluate(() => {
      const field = document.querySelector('#field-url')
      field?.scrollIntoView({ block: 'start' })
      const bar = document.querySelector('#action-save')?.getBoundingClientRect()
      // Its fault is in the line of its label.
      const label = field?.closest('.field-type')?.querySelector('label')?.getBoundingClientRect()
      const ground = document.elementFromPoint(innerWidth - 200, (bar?.bottom ?? 0) + 3)
      return { clear: (label?.top ?? 0) - (bar?.bottom ?? 999), ground: ground?.tagName }
    })
    expect([width, seen.ground, seen.clear > 0]).toEqual([width, 'MAIN', true])
  }
})
