/** Static parts are in a page once, and are there again when the browser comes back to it. */
import { ask, expect, test } from './fixtures'
import { cards, open, settled, tick } from './listPage'
import { siteOf } from './setup'

const CARD = /<article[^>]*class=\\?"card/g

test('a list’s cars are sent once, as the page’s own HTML @desktop', async ({ request }) => {
  const html = await (await ask(request, 'westside-motors', '/search')).text()
  const [scripts, markup] = [
    html.match(/<script\b.*?<\/script>/gs)?.join('') ?? '',
    html.replace(/<script\b.*?<\/script>/gs, ''),
  ]
  expect(markup.match(CARD)?.length).toBeGreaterThan(10)
  expect(scripts.match(CARD)).toBeNull()
})

test('the first page is whole again on the way back from one that was drawn in place @desktop', async ({
  page,
  faults,
}) => {
  await page.goto(`${siteOf('westside-motors')}/search`)
  const titles = () => cards(page).locator('.card__title').allInnerTexts()
  const first = await titles()
  // The page's own code has written what it knows of this browser.
  await expect(page.locator('.header .badge')).toHaveText('0')
  const header = await page.locator('.header').innerHTML()
  await open(page, 'fuel')
  await tick(page, 'fuel', 'Diesel')
  await expect(page).toHaveURL(/fuel=Diesel/)
  await settled(page)
  expect(await titles()).not.toEqual(first)
  await page.goBack()
  await expect(page).not.toHaveURL(/fuel/)
  await expect.poll(titles).toEqual(first)
  await expect(page.locator('details[data-group="make"] input[type=checkbox]').first()).toBeAttached()
  expect(await page.locator('.header').innerHTML()).toBe(header)
  expect(faults).toEqual([])
})
