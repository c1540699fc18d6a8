/** The shopper's own car, told question by question as the pages ask it. */
import type { Page } from '@playwright/test'

export const YEAR = String(new Date().getUTCFullYear() - 3)

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()

export async function tellCar(page: Page, { year = YEAR, km = '60,000' }: Record<string, string> = {}) {
  await page.getByLabel('Make', { exact: true }).fill('Ford')
  await page.getByLabel('Model', { exact: true }).fill('Ranger')
  await next(page)
  await page.getByLabel('Year', { exact: true }).fill(year)
  await next(page)
  await page.getByLabel('Kilometres', { exact: true }).fill(km)
  await next(page)
}

export const withoutPlate = (page: Page) => page.getByRole('link', { name: /^No plate at hand/ }).click()

/** Each answer is a press, and the next question a page. */
export async function answer(page: Page) {
  for (const name of [/^Like new/, /^Good/, /^Full/, /^No\b/, /^Two/, /^Yes/])
    await page.getByRole('group').getByRole('button', { name }).click()
  await page.getByLabel('Payout, roughly').fill('6,400')
  await next(page)
}

export async function fillContact(page: Page, email: string) {
  await page.getByLabel('First name').fill('Jordan')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Postcode').fill('3030')
  const place = page.locator('select[name="location"], select[name="dealership_slug"]')
  if (await place.count()) await place.selectOption({ index: 1 })
  await page.locator('input[name="terms_conditions"]').check()
}
