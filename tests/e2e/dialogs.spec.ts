/** Back closes every dialog of a site without leaving the page, and the page behind does not scroll. */
import type { Page } from '@playwright/test'
import { ask, expect, test } from './fixtures'
import { siteOf } from './setup'

const isScrollLocked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-modal'))

test('the photo viewer closes by Back and by its cross, at the photo that was looked at', async ({
  page,
  request,
  faults,
}) => {
  const { hits } = await (await ask(request, 'westside-motors', '/api/cars/search')).json()
  const address = `${siteOf('westside-motors')}/cars/${hits[0].slug}`
  await page.goto(address)
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  await page.getByRole('button', { name: /^\d+ photos?$/ }).click()
  await expect(viewer).toBeVisible()
  // The lock comes after the paint that shows the dialog.
  await expect.poll(() => isScrollLocked(page)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText(/^2 \/ /)
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(address)
  expect(await isScrollLocked(page)).toBe(false)
  await page.getByRole('button', { name: /^\d+ photos?$/ }).click()
  await expect(viewer).toContainText(/^2 \/ /)
  await page.getByRole('button', { name: 'Close photos' }).click()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(address)
  expect(faults).toEqual([])
})

test('the phone menu closes by Back, and Back from the page it leads to is the page before @phone', async ({
  page,
}) => {
  const home = `${siteOf('harbour-toyota')}/`
  await page.goto(home)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  // Before the scripts are there it is a popover, of which the history knows nothing.
  await expect(page.locator('#menu:modal')).toBeVisible()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(home)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.locator('.drawer > li > a').nth(1).click()
  await expect(page).not.toHaveURL(home)
  await page.goBack()
  await expect(page).toHaveURL(home)
  await expect(menu).toBeHidden()
})
