// product: B10
import { z } from 'zod'
import { adminGet, expect, notForThem, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const found = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) })

test('an administrator reads what a colleague changed, of all and beside the row @desktop', async ({
  page,
  browser,
  faults,
}) => {
  const dealer = 'harbour-toyota'
  const title = `Changed ${Date.now()}`
  await signIn(page, 'dealer_admin', dealer)
  const { docs } = found.parse(await adminGet(page, '/promo-nodes?limit=1&depth=0'))
  const id = docs[0]?.id ?? ''
  const context = await browser.newContext()
  const colleague = await context.newPage()
  await signIn(colleague, 'editor', dealer)
  const saved = await colleague.evaluate(
    async ([url, name]) =>
      (
        await fetch(url ?? '', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ title: name }),
        })
      ).status,
    [`${platform}/admin/api/promo-nodes/${id}`, title],
  )
  expect(saved).toBe(200)
  await colleague.goto(`${platform}/admin/history`)
  await expect(notForThem(colleague)).toBeVisible()
  await context.close()

  await page.goto(`${platform}/admin/collections/audit-log`)
  await page.waitForURL(/\/admin\/history/)
  const entry = page.locator('.fc-history > li').filter({ has: page.locator('ins', { hasText: title }) })
  await expect(entry).toContainText('Jodie Lim, in the admin')
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByLabel('Source').selectOption('cli')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(entry).toHaveCount(0)

  await page.goto(`${platform}/admin/collections/promo-nodes/${id}/history`)
  await expect(entry).toHaveCount(1)
  expect(faults).toEqual([])
})
