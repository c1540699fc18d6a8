/** B14 Q6 Every screen that the menu of a role leads to, one row of each list, and what makes a new one. */
import type { Page } from '@playwright/test'
import { isFull } from '../helpers/full'
import { expect, signIn, test } from './fixtures'
import { platform } from './setup'
import { hasTitle, listLeads, menuAddresses, screenFaults } from './staffScreens'

test.describe.configure({ mode: 'parallel', timeout: 300_000 })

const ROLES = [
  ['dealer_admin', 'harbour-toyota'],
  ['platform_admin', undefined],
  ['sales', 'westside-motors'],
] as const
/** So that no test outlasts all others. */
const PARTS = [0, 1, 2]

/** `npm test` looks at a screen as the first of the roles that have it; at Today, which differs, as each. */
async function screensOf(page: Page, at: number): Promise<string[]> {
  const seen = new Set<string>()
  let own: string[] = []
  for (const [role, dealer] of ROLES.slice(isFull ? at : 0, at + 1)) {
    await page.context().clearCookies()
    await signIn(page, role, dealer)
    own = (await menuAddresses(page)).filter((address) => address === '/admin' || !seen.has(address))
    for (const address of own) seen.add(address)
  }
  expect(seen.size).toBeGreaterThan(10)
  return own
}

for (const [at, [role]] of ROLES.entries())
  for (const part of PARTS)
    test(`Q6 screens of ${role} are clean in light and dark, wide and on a phone, part ${part + 1} @desktop`, async ({
      page,
    }) => {
      const open = (await screensOf(page, at)).filter((_, index) => index % PARTS.length === part)
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
        const faults = await screenFaults(page, seen.size)
        if (faults.length) found[address] = faults
      }
      expect(found).toEqual({})
    })
