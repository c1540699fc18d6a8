import { axe, expect, overflow, test } from './fixtures'
import { siteOf } from './setup'

const site = siteOf('westside-motors')

test('two people choose from saved cars by a link each, by hand and by keyboard @phone', async ({
  page,
  browser,
  faults,
}) => {
  await page.goto(`${site}/search/used-cars`)
  const hearts = page.locator('article [data-favourite]')
  for (const n of [0, 1]) {
    await hearts.nth(n).click()
    await expect(hearts.nth(n)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto(`${site}/garage`)
  await page.getByRole('button', { name: 'Choose with someone' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A shortlist for two' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  const link = await page.getByLabel('The link').inputValue()

  const ofOther = await browser.newContext()
  const other = await ofOther.newPage()
  await other.goto(link)
  const answerOf = (at: typeof page, n: number) => at.locator('.shortlist__car').nth(n)
  await answerOf(other, 1).getByRole('radio', { name: 'Yes' }).check()
  await answerOf(other, 1)
    .getByLabel(/^A note/)
    .fill('The one with the big boot')
  await other.getByLabel(/^Your name/).fill('Alex')
  await other.getByRole('button', { name: 'Save what I say' }).click()
  await expect(other.getByRole('status').first()).toContainText('Saved')
  await expect(other.getByLabel('The link')).toHaveCount(0)
  await ofOther.close()

  await page.reload()
  await expect(page.getByText('The one with the big boot')).toBeVisible()
  await answerOf(page, 1).getByRole('radio', { name: 'Maybe' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByLabel(/^Your name/).press('Enter')
  await expect(answerOf(page, 0)).toContainText('You both want it')
  await expect(answerOf(page, 0)).toContainText('Alex: Yes')
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])

  await page.getByRole('button', { name: 'Delete this shortlist for both' }).click()
  await expect(page.getByText('This shortlist is not here.')).toBeVisible()
})
