import { expect, notForThem, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

test('T8 the launch checklist looks at the website itself, and leads to what is open @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'dealer_admin', 'harbour-toyota')
  await page.goto(`${platform}/admin/launch`)
  const list = page.getByRole('region', { name: 'Harbour Toyota' })
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  for (const done of ['Licence and contacts', 'Cars', 'Pages answer', 'Names of the website'])
    await expect(row(done).first()).toContainText('Done')
  await expect(row('Pages answer')).toContainText(/Home, Search, Contact and \d{2} more\./)
  await expect(list.getByRole('heading')).toBeVisible()
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await row('Places and opening hours').getByRole('link').click()
  await expect(page).toHaveURL(/collections\/(locations|opening-hours)/)
  expect(faults).toEqual([])
})

test('T10 editors and sales have no launch checklist @desktop', async ({ page }) => {
  await signIn(page, 'editor', 'harbour-toyota')
  await page.goto(`${platform}/admin/launch`)
  await expect(notForThem(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Launch checklist' })).toHaveCount(0)
})
