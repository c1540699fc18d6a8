/** A trade-in by the keyboard alone, and what the dealer's own scripts and the shopper's mailbox get. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './fixtures'
import { dataDir, siteOf } from './setup'

const SITE = siteOf('westside-motors')
const YEAR = String(new Date().getUTCFullYear() - 3)

const mailsTo = (email: string): string[] =>
  readdirSync(path.join(dataDir, 'mail'))
    .map((file) =>
      readFileSync(path.join(dataDir, 'mail', file), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
    .filter((mail) => mail.includes(`To: ${email}`))

test('R1 R2 from the first field to the accepted range by keyboard; the mail leads back to it @desktop', async ({
  page,
  faults,
}) => {
  test.setTimeout(120_000)
  const email = `keys-${Date.now()}@seller.example`
  await page.goto(`${SITE}/sell-my-car`)
  const type = async (label: string, text: string) => {
    await page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByRole('combobox', { name: label, exact: true }))
      .first()
      .focus()
    await page.keyboard.type(text)
  }
  await type('Rego', '1qr7tb')
  await page.keyboard.press('Enter')
  await type('Make', 'Ford')
  await type('Model', 'Ranger')
  await page.keyboard.press('Enter')
  await type('Year', YEAR)
  await page.keyboard.press('Enter')
  await type('Kilometres', '60,000')
  await page.keyboard.press('Enter')
  for (const title of [
    'Outside, from two steps away',
    'Tyres',
    'Service history',
    'Ever been in a claim?',
    'Keys',
    'Is there finance owing?',
  ]) {
    await page.getByRole('group', { name: title }).getByRole('button').first().focus()
    await page.keyboard.press('Space')
  }
  await expect(page.locator('.rangebox__fig')).toBeVisible()
  await type('First name', 'Jordan')
  await type('Email', email)
  await type('Postcode', '3030')
  const place = page.locator('select[name="location"], select[name="dealership_slug"]')
  if (await place.count()) {
    await place.focus()
    await page.keyboard.press('ArrowDown')
  }
  await page.locator('input[name="terms_conditions"]').focus()
  await page.keyboard.press('Space')
  const saved = page.waitForRequest('**/api/miscellaneous')
  await page.getByRole('button', { name: 'Send me this range' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/valuations\/range\?own=\w+$/)
  const taken = page.getByRole('status').filter({ hasText: 'has the details of your car' })
  await expect(taken).toContainText(/Your reference is L[0-9A-Z]{8}\./)
  const id = /L[0-9A-Z]{8}/.exec(await taken.innerText())?.[0] ?? ''
  await expect(taken).toContainText(`A confirmation is on its way to ${email}.`)
  await expect.poll(() => mailsTo(email).length).toBe(1)
  const [first = ''] = mailsTo(email)
  expect(first).toContain(`We have the details of your car: 2023 Ford Ranger (${id})`)
  expect(first).toContain(`/valuations/range?id=${id}`)

  await expect(page.locator('.rangebox__fig')).toBeVisible()
  const answered = await (await saved).response()
  expect(answered?.status()).toBe(200)
  expect((await saved).postDataJSON()).toMatchObject({
    column_name: 'valuation',
    id,
    offer_price: expect.any(Number),
  })
  await page.getByRole('link', { name: 'Go ahead with this range' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Accept this range and send' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done. Over to us.')
  await expect.poll(() => mailsTo(email).length).toBe(2)
  expect(mailsTo(email).join()).toContain('You told us that you would sell in this range.')
  expect(faults).toEqual([])
})
