/** How the browser tests read and use a list page. */
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { isRouterData } from '../helpers/sixTicks'
import { ask, expect } from './fixtures'

export const count = async (page: Page): Promise<number> => {
  const text = await page.locator('#results-count').innerText()
  return Number(/^([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? Number.NaN)
}
/** No change is loading. */
export const settled = (page: Page): Promise<void> =>
  expect(page.locator('#results-count')).toHaveText(/^[\d,]+ (cars?|rigs?) match/)

/** Lists wait until this is called. */
export const heldLists = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(isRouterData, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

export const grid = (page: Page): Locator => page.locator('[data-grid]')
export const cards = (page: Page): Locator => grid(page).locator('article.card')
/** The first whole number of a text. */
export const figure = (text: string): number => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))

/** The filters stick while the page scrolls: a press that follows a scroll within a frame lands where they were. */
const press = async (place: Locator): Promise<void> => {
  await place.scrollIntoViewIfNeeded()
  await place.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await place.click()
}
export const group = (page: Page, name: string): Locator => page.locator(`details[data-group="${name}"]`)
export const open = async (page: Page, name: string): Promise<void> => {
  if (!(await group(page, name).evaluate((details: HTMLDetailsElement) => details.open)))
    await press(group(page, name).locator('summary').first())
}
export const box = (page: Page, name: string, value: string): Locator =>
  page.locator(`input[name="${name}"][value="${value}"]`)
/** As a person would: on the row, not on the link inside. */
export const row = (page: Page, name: string, value: string): Locator =>
  page.locator('label.check', { has: box(page, name, value) }).locator('.check__n')
export const tick = (page: Page, name: string, value: string): Promise<void> => press(row(page, name, value))

export interface Answer {
  count: number
  pages: number
  facets: Record<string, { value: string; count: number }[]>
  facetStats: Record<string, { min: number; max: number } | undefined>
  hits: { id: string; dealership_slug: string; price: number | null }[]
  distances: Record<string, number>
}
export const search = async (request: APIRequestContext, tenant: string, query = ''): Promise<Answer> =>
  (await ask(request, tenant, `/api/cars/search${query}`)).json()
