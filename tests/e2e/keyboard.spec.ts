/** Finding a car with the keyboard only: one walk through the whole search; Tab reaches every step, and the focus is visible. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { count, settled } from './listPage'
import { siteOf } from './setup'

const site = siteOf('westside-motors')

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator, most = 150): Promise<void> {
  for (let press = 0; press < most; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  const marked = await target.evaluate((element) => {
    const shows = (one: Element | null, part?: string) => {
      const { outlineStyle, boxShadow } = one
        ? getComputedStyle(one, part)
        : { outlineStyle: 'none', boxShadow: 'none' }
      return outlineStyle !== 'none' || boxShadow !== 'none'
    }
    // A link that spreads over its card shows it around the card; a box, on its row.
    return (
      shows(element) ||
      shows(element, '::after') ||
      shows(element.parentElement) ||
      shows(element.nextElementSibling)
    )
  })
  expect(marked, 'the focus cannot be seen').toBe(true)
}

test('S1 S2 S3 S9 S11 S14 S15 S19 G2 from the first page to a car and back, by keyboard alone @desktop', async ({
  page,
  faults,
}) => {
  test.slow()
  await page.goto(site)
  const show = page.locator('.finder__go').first()
  await tabTo(page, show)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search/)

  // A group opens, a box in it is ticked, its chip takes it out again, Back brings it back.
  const fuel = page.locator('details[data-group="fuel"]')
  await tabTo(page, fuel.locator('summary').first())
  await page.keyboard.press('Enter')
  await expect(fuel).toHaveAttribute('open')
  const diesel = page.locator('input[name="fuel"][value="Diesel"]')
  // A person sees the boxes before the next press.
  await expect(diesel).toBeVisible()
  await tabTo(page, diesel)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/fuel=Diesel/)
  await settled(page)
  await expect(diesel).toBeFocused()
  const diesels = await count(page)
  const chip = page.getByRole('link', { name: 'Remove Fuel: Diesel' })
  await tabTo(page, chip)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/fuel=/)
  await settled(page)
  await page.goBack()
  await expect(page).toHaveURL(/fuel=Diesel/)
  await expect.poll(() => count(page)).toBe(diesels)

  // Another order, then the next cars: the focus goes on with the first of them.
  const sort = page.locator('#sort')
  await tabTo(page, sort)
  await page.keyboard.type('Lowest p')
  await expect(page).toHaveURL(/sortBy=price_asc/)
  await settled(page)
  const more = page.locator('[data-more]')
  await tabTo(page, more, 250)
  const cards = page.locator('[data-grid] article')
  const before = await cards.count()
  await page.keyboard.press('Enter')
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
  await expect(cards.nth(before).locator('.card__title a')).toBeFocused()

  // A heart, the car's own page, and back to the same place.
  const heart = cards.nth(before + 1).locator('.fav')
  await tabTo(page, heart)
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const car = cards.nth(before + 1).locator('.card__title a')
  const address = await car.getAttribute('href')
  await tabTo(page, car)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await page.goBack()
  await expect(page).toHaveURL(/sortBy=price_asc/)
  await expect(cards.nth(before + 1).locator('.card__title a')).toBeInViewport()
  expect(faults).toEqual([])
})
