import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { adminGet, expect, openRow, signIn, test } from './fixtures'
import { levelOf, platform } from './setup'
import { hasTitle, listLeads, menuAddresses } from './staffScreens'

const list = (slug: string) => `${platform}/admin/collections/${slug}`
const saved = (slug: string) => new RegExp(`/admin/collections/${slug}/(?!create)[\\w-]+`)

const ADD = { offers: 'Add an offer', redirects: 'Add a redirect', media: 'Upload a picture' }

async function createNew(page: Page, slug: keyof typeof ADD): Promise<void> {
  await page.goto(list(slug))
  const link = page.getByRole('link', { name: ADD[slug] })
  await openRow(page, link, new RegExp(`/${slug}/create`))
}

for (const role of ['editor', 'dealer_admin'])
  test(`${role} of one dealer makes an offer, a redirect and a picture by clicking @desktop${levelOf(role, 'editor')}`, async ({
    page,
  }) => {
    await signIn(page, role, 'westside-motors')
    const mark = `${role.replace('_', '-')}-${Date.now()}`

    await createNew(page, 'offers')
    await page.locator('#field-name').fill(`Offer ${mark}`)
    await page.locator('#field-description').fill('A good price.')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.waitForURL(saved('offers'))

    await createNew(page, 'redirects')
    await page.locator('#field-from').fill(`/old-${mark}`)
    await page.locator('#field-to').fill('/special-offers')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(saved('redirects'))

    const pixels = { width: 40, height: 30, channels: 3, background: '#467' } as const
    const buffer = await sharp({ create: pixels }).png().toBuffer()
    await createNew(page, 'media')
    await page.locator('input[type=file]').setInputFiles({ name: 'yard.png', mimeType: 'image/png', buffer })
    await page.locator('#field-alt').fill(`Picture ${mark}`)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(saved('media'))

    const westside = JSON.stringify(await adminGet(page, '/tenants?depth=0'))
    for (const [slug, where] of [
      ['offers', `where[name][equals]=Offer ${mark}`],
      ['redirects', `where[from][equals]=/old-${mark}`],
      ['media', `where[alt][equals]=Picture ${mark}`],
    ] as const) {
      const found = JSON.stringify(await adminGet(page, `/${slug}?depth=0&${where}`))
      expect(found).toContain('"totalDocs":1')
      const tenant = /"tenant":"([^"]+)"/.exec(found)?.[1]
      expect(tenant).toBeTruthy()
      expect(westside).toContain(`"id":"${tenant}"`)
    }
  })

// The other roles' rows are opened by the test of all their screens.
test('editor opens the first row of each list of the menu, and reads its title @desktop @full', async ({
  page,
}) => {
  await signIn(page, 'editor', 'westside-motors')
  const lists = (await menuAddresses(page)).filter((href) => href.startsWith('/admin/collections/'))
  expect(lists.length).toBeGreaterThan(3)
  for (const address of lists) {
    await page.goto(platform + address)
    await expect(page.locator('h1').first(), address).toBeVisible()
    const { row } = await listLeads(page)
    if (!row) continue
    expect(row, address).toMatch(new RegExp(`^${address}/[\\w-]+$`))
    await page.goto(platform + row)
    await hasTitle(page, address)
  }
})

test('opening hours show their days to who may change them @desktop', async ({ page }) => {
  await signIn(page, 'editor', 'westside-motors')
  await page.goto(list('opening-hours'))
  await openRow(page, page.locator('.table tbody tr:first-child a'), saved('opening-hours'))
  await expect(page.getByRole('switch', { name: 'Monday open' })).toBeVisible()
})

test('B13 a day of the calendar gets hours of its own, by keyboard @desktop', async ({ page }, info) => {
  const day = 15 + info.retry
  const next = () => page.getByRole('button', { name: 'Next month' }).click()
  await signIn(page, 'editor', 'westside-motors')
  await page.goto(list('opening-hours'))
  await openRow(page, page.locator('.table tbody tr:first-child a'), saved('opening-hours'))
  await next()
  await page.getByRole('button', { name: new RegExp(`^${day} .*: as every week$`) }).press('Enter')
  await expect(page.getByLabel(new RegExp(`^Hours on \\w{3} ${day} `))).toBeFocused()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/updated successfully|\bsaved[.,]/i).first()).toBeVisible()
  await page.reload()
  await next()
  await expect(page.getByRole('button', { name: new RegExp(`^${day} .*: Closed$`) })).toHaveClass(/is-closed/)
})
