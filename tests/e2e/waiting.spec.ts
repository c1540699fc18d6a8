/** What stands on the screen while an answer takes longer than a moment. */
import { expect, test } from './fixtures'
import { cards, heldLists, settled, tick } from './listPage'
import { siteOf } from './setup'

const HARBOUR = `${siteOf('harbour-toyota')}/search`

test('a list that is slow to change turns its cards into outlines on the dealer’s ground @desktop', async ({
  page,
}) => {
  await page.goto(HARBOUR)
  await settled(page)
  const body = cards(page).first().locator('.card__body')
  const ground = await cards(page)
    .first()
    .locator('.card__pic')
    .evaluate((frame) => getComputedStyle(frame).backgroundImage)
  expect(ground).toMatch(/gradient/)
  const release = await heldLists(page)
  await tick(page, 'body', 'Ute')
  await expect(body).toBeHidden()
  await expect(cards(page).first().locator('img')).toBeHidden()
  await expect(page.locator('#results-count')).toHaveText('Updating…')
  release()
  await settled(page)
  await expect(body).toBeVisible()
})

test('the outline of a slow car’s page has what its card knows, and goes when the page comes @phone', async ({
  page,
  faults,
}) => {
  await page.goto(HARBOUR)
  await settled(page)
  const release = await heldLists(page)
  const card = cards(page).first()
  const title = await card.locator('.card__title').innerText()
  const picture = await card.locator('.card__pic img').evaluate((img: HTMLImageElement) => img.currentSrc)
  await card.locator('.card__title a').click()
  const outline = page.locator('.arrival')
  await expect(outline.locator('h1')).toHaveText(title)
  await expect(outline.locator('img').first()).toHaveAttribute('src', picture)
  release()
  await expect(outline).toHaveCount(0)
  await expect(page.locator('main h1')).toHaveText(title)
  // A second one, from a page that was opened like this: nothing of the first is left.
  await page.goBack()
  await settled(page)
  await cards(page).nth(1).locator('.card__title a').click()
  await expect(page).toHaveURL(/\/cars\//)
  await expect(page.locator('main[data-standing]')).toBeVisible()
  await expect(outline).toHaveCount(0)
  expect(faults).toEqual([])
})

test('Back before the page has come leads to the list, without its outline @phone', async ({ page }) => {
  await page.goto(HARBOUR)
  await settled(page)
  await page.goto(`${HARBOUR}?body=Ute`)
  await settled(page)
  await heldLists(page)
  await cards(page).first().locator('.card__title a').click()
  await expect(page.locator('.arrival')).toBeVisible()
  await page.goBack()
  await expect(page.locator('.arrival')).toHaveCount(0)
})
