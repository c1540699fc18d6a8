import { z } from 'zod'
import { enquire } from './enquire'
import { expect, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const TENANT = 'outback-caravans'
const made = z.object({ doc: z.object({ id: z.string() }) })

test('I8 a new webhook is tried by a test, and sent the leads of before it was there @desktop', async ({
  page,
  request,
}) => {
  await enquire(request, TENANT)
  await signIn(page, 'dealer_admin', TENANT)
  const answer: unknown = await page.evaluate(async () => {
    const { user } = await (await fetch('/admin/api/users/me?depth=0')).json()
    const body = JSON.stringify({
      ...{ tenant: user.tenants[0], name: 'Our CRM', kind: 'webhook', enabled: true },
      url: 'https://crm.invalid/leads',
    })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/admin/api/lead-destinations', { method: 'POST', headers, body })).json()
  })
  await page.goto(`${platform}/admin/collections/lead-destinations/${made.parse(answer).doc.id}`)
  const press = page.getByRole('button', { name: 'Send a test' })
  await press.click()
  await expect(page.getByText('Save its address and make its signing secret first.')).toBeVisible()
  await page.getByRole('button', { name: 'Create a new signing secret' }).click()
  await expect(page.getByText('Copy it now')).toBeVisible()
  await press.click()
  await expect(
    page.getByText(/^The test was not taken: .*crm\.invalid.* \(after \d+\.\d s\)\./),
  ).toBeVisible()

  const since = page.getByLabel('Resend missed leads since')
  await since.fill('1 Jan 2026')
  await since.press('Tab')
  await page.getByRole('button', { name: /^Send (the first )?\d+ leads?$/ }).click()
  await expect(page.getByText(/^\d+ leads? on the way, in the order they came\.$/)).toBeVisible()
  expect(await staffFaults(page)).toEqual([])
})
