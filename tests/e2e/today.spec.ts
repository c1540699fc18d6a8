import { expect, overflow, signIn, test } from './fixtures'
import { platform, siteOf } from './setup'
import { staffFaults } from './staffScreens'

const WIDTHS = [390, 1440] as const

for (const width of WIDTHS)
  test(`B12 B14 Today says what needs the person, by role, ${width} px wide @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'dealer_admin', 'harbour-toyota')
    await page.goto(`${platform}/admin`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('you')
    await expect(page.getByRole('region', { name: 'Also waiting for you' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'This week, Monday to now' })).toContainText('New leads')
    expect(await staffFaults(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

test('B14 one box in the frame finds a car, from anywhere by keyboard @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await signIn(page, 'editor', 'harbour-toyota')
  await page.goto(`${platform}/admin`)
  await expect(page.getByRole('link', { name: 'View website' })).toHaveAttribute(
    'href',
    siteOf('harbour-toyota'),
  )
  const box = page.locator('#frame-search')
  await expect(box).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(box).toBeFocused({ timeout: 500 })
  }).toPass()
  await box.fill('corolla')
  const answers = page.getByRole('list', { name: 'Found' })
  await expect(answers.getByRole('link').first()).toContainText(/corolla/i)
  await box.press('ArrowDown')
  await expect(answers.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(answers).toHaveCount(0)
  await expect(box).toBeFocused()
  await box.press('Enter')
  const cars = page.getByRole('region', { name: 'Cars' })
  await expect(cars.getByRole('link').first()).toContainText(/corolla/i)
  await expect(page.getByRole('region', { name: 'People' })).toHaveCount(0)
  expect(await staffFaults(page)).toEqual([])
})
