import { z } from 'zod'
import { adminGet, expect, overflow, signIn, test } from './fixtures'
import { enquire } from './enquire'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const TENANT = 'outback-caravans'
const leads = z.object({ docs: z.array(z.object({ id: z.string() })).length(1) })

test('B3 an admin makes a rule, tries it, and the next lead says who got it and why @desktop', async ({
  page,
  request,
}) => {
  await signIn(page, 'dealer_admin', TENANT)
  await page.goto(`${platform}/admin/lead-sharing`)
  await page.getByRole('link', { name: 'Add a rule' }).click()
  await page.locator('#field-title').fill('Everybody in turn')
  const people = page.locator('#field-people')
  await people.getByRole('combobox').click()
  await people.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('successfully created')).toBeVisible()

  await page.goto(`${platform}/admin/lead-sharing`)
  await page.getByRole('button', { name: 'Who gets it?' }).click()
  await expect(page.getByText('The rule “Everybody in turn” gives it to')).toBeVisible()
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  const email = await enquire(request, TENANT, { message: 'Who answers me?' })
  const [lead] = leads.parse(await adminGet(page, `/leads?depth=0&where[email][equals]=${email}`)).docs
  await page.goto(`${platform}/admin/collections/leads/${lead?.id}`)
  await expect(page.getByText(/^Given to .+ by the rule “Everybody in turn”$/)).toBeVisible()
})
