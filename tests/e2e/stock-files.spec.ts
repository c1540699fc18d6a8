// product: I9
import { expect, notForThem, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

test('I9 an admin gives Google an address and a key, and it reads the cars for sale @desktop', async ({
  page,
  request,
  faults,
}, { retry }) => {
  await signIn(page, 'dealer_admin', 'westside-motors')
  await page.goto(`${platform}/admin/cars`)
  await page.locator('.fc-more summary').click()
  await page.getByRole('link', { name: 'On other websites' }).click()
  const google = page.getByRole('region', { name: 'Google vehicle ads' })
  // One line a website; what is entered there is folded into it.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...[
      'Google vehicle ads',
      'Facebook and Instagram',
      'carsales',
      'Autotrader',
      'Other websites',
      /left out$/,
    ],
  ])
  await expect(google.getByRole('textbox')).toBeHidden()
  await google.getByText('Connect', { exact: true }).click()
  const address = await google.getByRole('textbox').inputValue()
  const count = Number.parseInt((await google.getByText(/^\d+ of \d+ cars$/).textContent()) ?? '')
  expect(count).toBeGreaterThan(50)
  const missing = page.getByRole('region', { name: /left out$/ }).locator('section')
  const out = missing.filter({ hasText: 'Google vehicle ads' }).getByRole('listitem').first()
  // Each car has the way to what it lacks.
  await expect(out.getByRole('link')).toHaveAttribute('href', /\/collections\/cars\/[\w-]+#\w+$/)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await overflow(page), await staffFaults(page)]).toEqual([width, 0, []])
  }
  const stocknum = await out.locator('div span').textContent()
  await google.getByRole('link', { name: 'Create a key' }).click()
  const form = page.locator('form', { has: page.getByLabel('For whom') })
  await expect(async () => {
    if (!(await form.isVisible()))
      await page.getByRole('link', { name: 'Create a key' }).first().press('Enter')
    await expect(form).toBeVisible({ timeout: 500 })
  }).toPass()
  await form.getByLabel('For whom').fill(`Google ${retry}`)
  await form.getByLabel('Read cars').check()
  await form.getByRole('button', { name: 'Create key' }).click()
  const shown = page.getByLabel('Copy this key now')
  await expect(shown).toHaveValue(/^fc_/)

  const authorization = `Basic ${Buffer.from(`google:${await shown.inputValue()}`).toString('base64')}`
  const file = await request.get(address, { headers: { authorization } })
  expect(file.headers()['content-type']).toContain('text/tab-separated-values')
  const [names = '', ...rows] = (await file.text()).trimEnd().split('\r\n')
  expect([names.split('\t').slice(0, 3), rows.length]).toEqual([['id', 'vin', 'store_code'], count])
  expect(rows.join('\n')).not.toContain(`-${String(stocknum).toLowerCase()}\t`)
  const link = rows[0]?.split('\t')[names.split('\t').indexOf('link')] ?? ''
  expect((await page.goto(link))?.status()).toBe(200)
  expect((await request.get(address)).status()).toBe(401)
  expect(faults).toEqual([])
})

test('I9 a salesperson has no screen of stock files @desktop', async ({ page }) => {
  await signIn(page, 'sales', 'westside-motors')
  await page.goto(`${platform}/admin/stock-files`)
  await expect(notForThem(page)).toBeVisible()
})
