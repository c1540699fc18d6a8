/** B14 Q6 Every screen that the menu of a role leads to, one row of each list, and what makes a new one. */
import { expect, signIn, test } from './fixtures'
import { platform } from './setup'
import { hasTitle, listLeads, menuAddresses, screenFaults } from './staffScreens'

test.describe.configure({ mode: 'parallel', timeout: 300_000 })

const ROLES = [
  ['dealer_admin', 'harbour-toyota'],
  ['sales', 'westside-motors'],
  ['platform_admin', undefined],
] as const

for (const [role, dealer] of ROLES)
  test(`Q6 each screen of ${role} is clean in light and dark, wide and on a phone @desktop`, async ({
    page,
  }) => {
    await signIn(page, role, dealer)
    const open = await menuAddresses(page)
    const seen = new Set<string>()
    const rows = new Set<string>()
    const found: Record<string, string[]> = {}
    for (let address = open.shift(); address !== undefined; address = open.shift()) {
      if (seen.has(address)) continue
      seen.add(address)
      await page.goto(platform + address)
      await expect(page.locator('h1').first(), address).toBeVisible()
      if (rows.has(address)) await hasTitle(page, address)
      if (/\/collections\/[\w-]+$/.test(address)) {
        const { row, create } = await listLeads(page)
        open.push(...[row, create].filter((one) => one !== null))
        if (row) rows.add(row)
      }
      const faults = await screenFaults(page)
      if (faults.length) found[address] = faults
    }
    expect(seen.size).toBeGreaterThan(10)
    expect(found).toEqual({})
  })
