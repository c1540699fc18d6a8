import type { Page } from '@playwright/test'
import { z } from 'zod'
import { adminGet, ask, expect, signIn, test } from './fixtures'
import { platform, siteOf } from './setup'

const own = {
  'Skip to content': 'Straight to the page',
  Pages: 'Pages of this list',
  'Kept on this device only.': 'Kept in this browser, and nowhere else.',
}
const tenants = z.object({
  docs: z.array(z.object({ id: z.string(), config: z.record(z.string(), z.unknown()) })).length(1),
})

async function saveWords(page: Page, words: Record<string, string>): Promise<number> {
  const { docs } = tenants.parse(await adminGet(page, '/tenants?depth=0&where[slug][equals]=westside-motors'))
  const [tenant] = docs
  return page.evaluate(
    async ([url, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(url, { method: 'PATCH', headers, body })).status
    },
    [
      `${platform}/admin/api/tenants/${tenant?.id}`,
      JSON.stringify({ config: { ...tenant?.config, words } }),
    ] as const,
  )
}

test('L15 a dealer’s own words are on its site at the next view, also in code of the browser, and nowhere else @desktop', async ({
  page,
  request,
}) => {
  const list = async (tenant: string) => (await ask(request, tenant, '/search')).text()
  for (const text of Object.values(own)) expect(await list('westside-motors')).not.toContain(text)
  await signIn(page, 'dealer_admin', 'westside-motors')
  expect(await saveWords(page, { ...own, 'No phrase of ours': 'Anything' })).toBe(400)
  expect(await saveWords(page, own)).toBe(200)

  // Twice: the second comes from the page cache.
  for (const how of ['miss', 'hit']) {
    const html = await list('westside-motors')
    expect(html, how).toContain('Straight to the page</a>')
    expect(html).toContain('aria-label="Pages of this list"')
    for (const other of ['harbour-toyota', 'outback-caravans'])
      for (const text of Object.values(own)) expect(await list(other)).not.toContain(text)
  }
  await page.goto(`${siteOf('westside-motors')}/garage`)
  await expect(page.getByText('Kept in this browser, and nowhere else.')).toBeVisible()
  await page.goto(`${siteOf('harbour-toyota')}/garage`)
  await expect(page.getByText('Skip to content')).toBeAttached()

  await page.goto(`${platform}/admin`)
  expect(await saveWords(page, {})).toBe(200)
  expect(await list('westside-motors')).toContain('Skip to content</a>')
})
