/** What can I tow: from what one drives, and from what one wants to tow. */
import { demoCar, isHere } from './demoCar'
import { axe, expect, overflow, test } from './fixtures'
import { siteOf } from './setup'

const RIGS = 'outback-caravans'
const AT = `${siteOf(RIGS)}/what-can-i-tow`

test('from a known car: what fits and what is left over, at an address that can be sent on', async ({
  page,
  request,
  faults,
}) => {
  const { car } = await demoCar(request, RIGS, (one) => isHere(one) && one.variant?.braked_towing === 3100)
  await page.goto(AT)
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  const tool = page.getByRole('region', { name: 'Tow calculator' })
  const name = `${car.year} ${car.make} ${car.model}`
  await tool.getByLabel('What you drive').selectOption({ label: `${name} ${car.badge}, 3,100 kg` })
  await tool.getByRole('button', { name: 'See what it tows' }).click()
  await expect(page).toHaveURL(/\?car=[\w-]+#tow-answer$/)
  await expect(tool).toContainText(`behind a ${name} ${car.badge}, up to 3,100 kg.`)
  await expect(tool.getByLabel('Braked towing limit, kg')).toHaveValue('3100')
  const margins = page.locator('.towcard')
  await expect(margins.filter({ hasText: '3,100 kg' }).first()).toContainText('Exactly at the limit')
  await expect(page.getByRole('heading', { name: /^With room to spare \d+/ })).toBeVisible()
  await expect(page.getByText('A guide, to be checked before you hitch')).toBeVisible()
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  expect(faults).toEqual([])
})

test('typed figures, with a mistake first, without scripts @phone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${AT}?braked=3.5+t&ball=300`)
  const braked = page.getByLabel('Braked towing limit, kg')
  await expect(braked).toHaveValue('3.5 t')
  await expect(page.getByText('Enter kilograms from 100 to 10,000, such as 2,500.')).toBeVisible()
  await expect(page.locator('.towcard')).toHaveCount(0)
  await braked.fill('2,000')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(/braked=2%2C000&ball=300/)
  await expect(page.getByLabel('Tow ball limit, kg', { exact: false })).toHaveValue('300')
  await expect(page.locator('#tow-answer')).toContainText('behind yours, up to 2,000 kg.')
  await expect(page.locator('.towcard').first()).toBeVisible()
  await context.close()
})

test('from a van, by the link on its page, and back to a car that pulls it @phone', async ({
  page,
  request,
}) => {
  const { car, href } = await demoCar(
    request,
    RIGS,
    (one) => isHere(one) && one.specifications?.aggregate_trailer_mass === 3300,
  )
  await page.goto(href)
  await page.locator('#towing').getByRole('link', { name: 'See which, and by how much' }).click()
  await expect(page).toHaveURL(/what-can-i-tow\?van=/)
  await expect(page.locator('#tow-answer')).toContainText(
    `pull the ${car.year} ${car.make} ${car.model}, loaded to its full 3,300 kg.`,
  )
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  await page.locator('.towcard').first().getByRole('link').click()
  await page.locator('#towing').getByRole('link', { name: 'See what it tows, and by how much' }).click()
  await expect(page).toHaveURL(/what-can-i-tow\?car=/)
  await expect(page.locator('#tow-answer')).toContainText('up to 3,500 kg.')
})

test('a dealer with nothing to tow has no such page, and an old address leads to it @desktop', async ({
  page,
}) => {
  const answer = await page.goto(`${siteOf('harbour-toyota')}/what-can-i-tow`)
  expect(answer?.status()).toBe(404)
  await page.goto(`${siteOf(RIGS)}/pages/what-can-i-tow`)
  await expect(page).toHaveURL(AT)
  await page.goto(`${AT}?car=1999-lada-niva`)
  await expect(page.getByText('We list none of that kind any more.')).toBeVisible()
})
