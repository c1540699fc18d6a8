import { expect, signIn, test } from './fixtures'
import { platform, siteOf } from './setup'

test.describe.configure({ mode: 'serial' })

test('T9 staff sign in and see what needs them, their own dealer only @desktop', async ({ page }) => {
  await signIn(page, 'dealer_admin', 'harbour-toyota')
  await expect(page.getByRole('heading', { name: /need/ })).toBeVisible()
  const list = await (await page.request.get(`${platform}/admin/api/locations?limit=50&depth=0`)).json()
  expect(list.totalDocs).toBeGreaterThan(0)
  const foreign = await (await page.request.get(`${platform}/admin/api/locations?limit=50&depth=0&where[slug][contains]=westside`)).json()
  expect(foreign.totalDocs).toBe(0)
  expect(JSON.stringify(list)).not.toContain('Westside')
})

test('B13 a week of opening hours is saved in one go and is on the site at its next view @desktop', async ({ page }) => {
  await signIn(page, 'editor', 'outback-caravans')
  const { docs } = await (await page.request.get(`${platform}/admin/api/opening-hours?depth=0&where[department][equals]=sales`)).json()
  const place = await (await page.request.get(`${platform}/admin/api/locations/${docs[0].location_id}?depth=0`)).json()
  const publicPage = `${siteOf('outback-caravans')}/locations/${place.slug}`
  await page.goto(publicPage)
  await expect(page.locator('main')).not.toContainText('9:15 pm')

  await page.goto(`${platform}/admin/collections/opening-hours/${docs[0].id}`)
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    const open = page.getByRole('switch', { name: `${day} open` })
    await expect(open).toBeVisible()
    if (!(await open.isChecked())) await open.check()
    await page.getByLabel(`${day} to`).first().fill('21:15')
  }
  await expect(page.getByText('What shoppers see:')).toContainText('9:15 pm')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/updated successfully|saved/i).first()).toBeVisible()
  await page.goto(publicPage)
  await expect(page.locator('main')).toContainText('9:15 pm')
})

test('C7 an edited offer is on the site at its next view @desktop', async ({ page }) => {
  await signIn(page, 'editor', 'harbour-toyota')
  const { docs } = await (await page.request.get(`${platform}/admin/api/offers?depth=0&limit=1`)).json()
  await page.goto(`${siteOf('harbour-toyota')}/special-offers`)
  await page.goto(`${platform}/admin/collections/offers/${docs[0].id}`)
  const name = `Edited deal ${Date.now()}`
  await page.locator('#field-name').fill(name)
  await page.getByRole('button', { name: /publish/i }).first().click()
  await expect(page.getByText(/updated successfully|published|saved/i).first()).toBeVisible()
  await page.goto(`${siteOf('harbour-toyota')}/special-offers`)
  await expect(page.locator('main')).toContainText(name)
})

test('C11 a draft is seen in the preview by its own staff, and by nobody else @desktop', async ({ page, browser }) => {
  await signIn(page, 'editor', 'harbour-toyota')
  const preview = `${platform}/preview/harbour-toyota.localhost/about-us`
  expect((await page.goto(preview))?.status()).toBe(200)
  await expect(page.getByRole('status').first()).toContainText('Preview of Harbour Toyota')
  const stranger = await browser.newPage()
  expect((await stranger.goto(preview))?.status()).toBe(404)
  await stranger.close()
  const context = await browser.newContext()
  const rival = await context.newPage()
  await signIn(rival, 'editor', 'westside-motors')
  expect((await rival.goto(preview))?.status()).toBe(404)
  await context.close()
})

test('B1 T10 sales read and work on the leads of their location only @desktop', async ({ page, request }) => {
  await signIn(page, 'sales', 'westside-motors')
  const own = await (await page.request.get(`${platform}/admin/api/leads?depth=0&limit=100`)).json()
  const me = (await (await page.request.get(`${platform}/admin/api/users/me`)).json()).user
  const locations = me.locations.map((one: string | { id: string }) => (typeof one === 'string' ? one : one.id))
  for (const lead of own.docs) expect(locations).toContain(lead.location_id)
  expect((await request.get(`${platform}/admin/api/leads`)).status()).toBe(403)
})
