// product: B7
import { z } from 'zod'
import { ask, expect, notForThem, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const DEALER = 'outback-caravans'
const found = z.object({
  facets: z.object({ tag: z.array(z.object({ value: z.string(), count: z.number() })) }),
})

test('an editor sees which cars a rule would touch, then puts it in use, and shoppers see it until it ends @desktop', async ({
  page,
  request,
  faults,
}) => {
  const words = `Ask us ${Date.now() % 100_000}`
  const tagged = async () => {
    const { facets } = found.parse(await (await ask(request, DEALER, '/api/cars/search')).json())
    return facets.tag.find(({ value }) => value === words)?.count ?? 0
  }
  await signIn(page, 'editor', DEALER)
  await page.goto(`${platform}/admin/merchandising`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merchandising rules')
  await expect.poll(() => staffFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Add a rule' }).click()
  await page.locator('#field-title').fill(words)
  await page.locator('#field-kind').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Fewer than so many photos' }).click()
  await page.locator('#field-amount').fill('100')
  await page.locator('#field-tag').fill(words)
  const preview = page.locator('.fc-card', { hasText: 'Cars it would change today' })
  await expect(preview.getByRole('status')).toHaveText(/^\d+ cars/)
  await expect(preview.getByRole('listitem').first()).toContainText('photos')
  await expect.poll(() => staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('successfully created')).toBeVisible()
  const form = page.url()
  await page.goto(`${platform}/admin/merchandising`)
  const line = page.getByRole('listitem').filter({ hasText: words }).last()
  await expect(line).toContainText(/Would change \d+ cars/)
  await expect(line).toContainText('Not in use')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await tagged()).toBe(0)

  const inUse = async (on: boolean) => {
    await page.goto(form)
    // A box that is pressed before its code is there goes back.
    await expect(async () => {
      await page.getByLabel('In use').setChecked(on, { timeout: 1000 })
      await expect(page.getByLabel('In use')).toBeChecked({ checked: on, timeout: 500 })
    }).toPass()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('successfully')).toBeVisible()
  }
  await inUse(true)
  await expect.poll(tagged, { timeout: 20_000 }).toBeGreaterThan(0)
  await inUse(false)
  await expect.poll(tagged, { timeout: 20_000 }).toBe(0)
  expect(faults).toEqual([])
})

test('a seller makes no rules, and nobody sees the cars of another dealer @desktop', async ({ page }) => {
  const preview = (tenant?: string) =>
    page.evaluate(
      async ([url, body]) =>
        (
          await fetch(url ?? '', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: body ?? '',
          })
        ).status,
      [
        `${platform}/admin/api/merchandising-preview`,
        JSON.stringify({ tenant, kind: 'older', amount: 1, effect: 'down' }),
      ],
    )
  await signIn(page, 'sales', DEALER)
  await page.goto(`${platform}/admin/merchandising`)
  await expect(notForThem(page)).toBeVisible()
  expect(await preview()).toBe(403)
  await page.context().clearCookies()
  await signIn(page, 'editor', DEALER)
  expect(await preview()).toBe(200)
  expect(await preview('of-somebody-else')).toBe(404)
})
