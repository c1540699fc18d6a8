/** What the questions about the shopper's car say, before there is a range. */
import { axe, expect, test } from './fixtures'
import { siteOf } from './setup'
import { next, withoutPlate, YEAR } from './tellCar'

const SLUG = 'westside-motors'

test('R2: what cannot be a plate, a year or an amount is said in words, beside what was typed @phone', async ({
  page,
}) => {
  const fault = page.locator('.field__err')
  const open = (query: string) => page.goto(`${siteOf(SLUG)}/valuations/start?${query}`)
  await open('rego=12%2F3&regoState=VIC')
  await expect(fault).toHaveText('Enter the plate with letters and digits alone, for example 482KXJ.')
  await expect(page.getByLabel('Rego')).toHaveValue('12/3')
  await open('make=Ford&model=Ranger&year=1800')
  await expect(fault).toContainText('Enter a year from 1900 to')
  await open(`make=Ford&model=Ranger&year=${YEAR}&km=many`)
  await expect(fault).toContainText('Enter the kilometres as a number')
  await expect(page.getByLabel('Kilometres', { exact: true })).toHaveValue('many')
  await open(`make=Ford&model=Ranger&year=${YEAR}&km=999999999`)
  await expect(fault).toHaveText('Enter the kilometres on the odometer, at most 2,000,000.')
  expect(await axe(page)).toEqual([])
})

test('N6: where caravans are bought the size is asked for and no kilometres, and the name comes last @phone', async ({
  page,
}) => {
  await page.goto(`${siteOf('outback-caravans')}/sell-your-car`)
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await withoutPlate(page)
  await page.getByLabel('Make', { exact: true }).fill('Jayco')
  await page.getByLabel('Model', { exact: true }).fill('Journey')
  await next(page)
  await page.getByLabel('Year', { exact: true }).fill(YEAR)
  await next(page)
  await page.getByLabel('Body length').fill('6.2 m')
  await next(page)
  await expect(page.getByText('No estimate is given online. A person prices yours.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})
