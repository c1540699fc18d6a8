/** The frame around the admin's screens on a phone. */
import { z } from 'zod'
import { staffMoment } from '@/admin/staffMoment'
import { adminGet, axe, expect, overflow, signIn, test } from './fixtures'
import { platform } from './setup'

const DEALER = 'westside-motors'
const WAYS = [
  ['editor', ['Today', 'Cars', 'Offers', 'Pages', 'More']],
  ['sales', ['Today', 'Leads', 'Cars', 'Bookings', 'More']],
] as const

for (const [role, words] of WAYS)
  test(`B14 the main ways of ${role} lie at the foot of a phone, and the whole menu behind the last @phone`, async ({
    page,
    faults,
  }) => {
    await signIn(page, role, DEALER)
    await page.goto(`${platform}/admin`)
    const bar = page.getByRole('navigation', { name: 'Main screens' })
    // With how many things wait there, where any do.
    await expect(bar.locator('a, button')).toHaveText(
      words.map((word) => new RegExp(`^${word}(?:\\d+ waiting)?$`)),
    )
    await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'true')
    await bar.getByRole('link', { name: 'Cars' }).click()
    await page.waitForURL('**/admin/cars')
    await expect(bar.locator('[aria-current]')).toHaveText('Cars')
    // Payload closes its menu once more when the next screen has come.
    await expect(page.getByRole('heading', { level: 1, name: 'Cars' })).toBeVisible()
    const more = bar.getByRole('button', { name: 'More' })
    await more.click()
    const menu = page.locator('aside.nav')
    await expect(menu).toHaveCSS('opacity', '1')
    await expect(menu.getByRole('link', { name: 'View website' })).toBeInViewport()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await more.click()
    await expect(menu).toHaveCSS('opacity', '0')
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])
  })

test('B14 a window with room for the menu has no bar at its foot @desktop', async ({ page }) => {
  await signIn(page, 'editor', DEALER)
  await page.goto(`${platform}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main screens' })).toBeHidden()
})

test('B14 the rest of a group of the menu is closed until its heading is pressed, or on one of its screens @desktop', async ({
  page,
}) => {
  await signIn(page, 'dealer_admin', 'outback-caravans')
  await page.goto(`${platform}/admin`)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Opening hours' })).toBeVisible()
  const website = menu.getByRole('group', { name: 'Website' })
  await expect(website.getByRole('link')).toHaveText(['Offers', 'Pages', 'Library', 'Reviews'])
  // Each heading once.
  await expect(menu.getByText('Website', { exact: true })).toHaveCount(1)
  const heading = website.getByRole('button', { name: /^Website \d+ more$/ })
  await expect(heading).toHaveAttribute('aria-expanded', 'false')
  await expect(async () => {
    if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.press('Enter')
    await expect(heading).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  }).toPass()
  await website.getByRole('link', { name: 'Redirects' }).click()
  await page.waitForURL(/\/redirects/)
  await expect(website.getByRole('link', { name: 'Redirects' })).toHaveAttribute('aria-current', 'page')
  await page.goto(`${platform}/admin`)
  await expect(heading).toHaveAttribute('aria-expanded', 'false')
  await expect(menu.getByRole('link', { name: 'Redirects' })).toBeHidden()
  await page.goto(`${platform}/admin/launch`)
  const here = menu.getByRole('link', { name: 'Launch checklist' })
  await expect(here).toHaveAttribute('aria-current', 'page')
  // The menu alone scrolls to it.
  await expect(here).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

const LISTS = [
  'offers',
  'pages',
  'redirects',
  'users',
  'opening-hours',
  'models',
  'reviews',
  'integrator-keys',
]

test('B14 on a phone each row of a list is a card within the window, with its headings @phone', async ({
  page,
}) => {
  await signIn(page, 'dealer_admin', 'harbour-toyota')
  for (const list of LISTS) {
    await page.goto(`${platform}/admin/collections/${list}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const screen of [390, 360]) {
      await page.setViewportSize({ width: screen, height: 780 })
      const furthest = async () =>
        Math.max(
          (await overflow(page)) + screen,
          ...(await page
            .locator('.collection-list tbody td')
            .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right))),
        )
      await expect.poll(furthest, `${list} at ${screen}`).toBeLessThanOrEqual(screen)
    }
  }
  await page.goto(`${platform}/admin/collections/offers`)
  const heading = await page
    .locator('.collection-list .cell-ends_at')
    .first()
    .evaluate((cell) => getComputedStyle(cell, '::before').content)
  expect(heading).toBe('"Last day"')
  // Payload gives the boxes that choose rows no name.
  expect((await axe(page)).filter((fault) => !fault.startsWith('label: '))).toEqual([])
})

const pages = z.object({
  docs: z.tuple([z.object({ id: z.string(), createdAt: z.string(), updatedAt: z.string() })]),
})

test('B14 a list and a form tell moments by the dealer’s clock, not by the browser’s @desktop', async ({
  page,
}) => {
  await signIn(page, 'editor', DEALER)
  const { docs } = pages.parse(await adminGet(page, '/pages?limit=1&depth=0&sort=-createdAt'))
  const [made, changed] = [docs[0].createdAt, docs[0].updatedAt].map((at) =>
    staffMoment(at, 'Australia/Melbourne'),
  )
  await page.goto(`${platform}/admin/collections/pages?sort=-createdAt&columns=["title","createdAt"]`)
  await expect(page.locator('.cell-createdAt time').first()).toHaveAttribute('title', made ?? '')
  await page.goto(`${platform}/admin/collections/pages/${docs[0].id}`)
  await expect(page.locator('.doc-controls__meta')).toContainText(`Changed: ${changed}`)
  await expect(page.locator('.doc-controls__value-wrap').first()).toBeHidden()
})

test('B14 one link leads past the menu, and a save by the keyboard leaves it in its field @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'editor', DEALER)
  const id = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ from: `/kept-place-${Date.now()}`, to: '/offers' })
    const answer = await fetch('/admin/api/redirects', { method: 'POST', headers, body })
    return String((await answer.json()).doc.id)
  })
  await page.goto(`${platform}/admin/collections/redirects/${id}`)
  const to = page.getByRole('textbox', { name: /^To/ })
  await expect(to).toHaveValue('/offers')
  await page.getByRole('link', { name: 'Skip the menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#screen')).toBeFocused()

  await to.fill('/blog')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/updated successfully|\bsaved[.,]/i).first()).toBeVisible()
  await expect(to).toBeFocused()
  await page.evaluate((row) => fetch(`/admin/api/redirects/${row}`, { method: 'DELETE' }), id)
  expect(faults).toEqual([])
})
