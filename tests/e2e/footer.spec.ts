/** The foot of every page: groups of links, which staff edit, and the dealer's link about selling a car. */
import { z } from 'zod'
import { adminGet, expect, overflow, signIn, test } from './fixtures'
import { levelOf, platform, siteOf, TENANTS } from './setup'

const SELLS = {
  'harbour-toyota': ['We would love to buy your car.', '/sell-your-car'],
  'westside-motors': ['Sell us yours.', '/sell-my-car'],
  'outback-caravans': ['Sell or consign yours.', '/sell-your-car'],
}

for (const tenant of TENANTS)
  test(`N12 ${tenant} opens its menu and folds its footer on a phone without scripts, and not on a large screen${levelOf(tenant, 'westside-motors')}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto(`${siteOf(tenant)}/special-offers`)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    const footer = page.getByRole('contentinfo')
    const [words, href] = SELLS[tenant]
    await expect(footer.getByText(words ?? '')).toBeVisible()
    await expect(footer.locator('.footer__sell a')).toHaveAttribute('href', href ?? '')
    const group = footer.getByRole('navigation', { name: 'Buyer tools' })
    const links = group.getByRole('link')
    await expect(links).toHaveCount(0)
    await group.getByText('Buyer tools').locator('visible=true').click()
    await expect(links.first()).toBeVisible()
    expect(await overflow(page)).toBe(0)
    // Outback counts its calls: its number is shown when it is asked for.
    const phones = footer.locator('.footer__tel a')
    if (tenant === 'outback-caravans') await expect(phones).toHaveCount(0)
    else await expect(phones.first()).toBeVisible()
    await expect(footer.getByText('Mon to Fri')).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(group.getByRole('heading', { name: 'Buyer tools' })).toBeVisible()
    await expect(
      footer.getByRole('navigation', { name: 'Servicing and parts' }).getByRole('link').first(),
    ).toBeVisible()
    await context.close()
  })

const found = z.object({
  docs: z.array(
    z.object({
      id: z.union([z.string(), z.number()]),
      config: z.looseObject({
        footer: z.array(z.object({ title: z.string(), links: z.array(z.unknown()) })),
      }),
    }),
  ),
})

test('N12 a dealer’s staff give the footer a group of their own @desktop', async ({ page }) => {
  await signIn(page, 'dealer_admin', 'outback-caravans')
  const { docs } = found.parse(await adminGet(page, '/tenants?limit=2'))
  expect(docs).toHaveLength(1)
  const [own] = docs
  const change = (config: unknown) =>
    page.evaluate(
      async ([url, body]) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(url ?? '', { method: 'PATCH', headers, body })).status
      },
      [`${platform}/admin/api/tenants/${own?.id}`, JSON.stringify({ config })],
    )
  const group = { title: 'Around Perth', links: [{ label: 'Weigh day', href: '/what-can-i-tow' }] }
  const footer = [...(own?.config.footer ?? []), group]
  expect(await change({ ...own?.config, footer })).toBe(200)
  await expect(async () => {
    await page.goto(siteOf('outback-caravans'))
    const added = page.getByRole('contentinfo').getByRole('navigation', { name: 'Around Perth' })
    await expect(added.getByRole('link', { name: 'Weigh day' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.goto(`${platform}/admin`)
  expect(await change(own?.config)).toBe(200)
})
