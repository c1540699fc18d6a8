/** Days typed letter by letter into the admin's boxes. */
import { expect, signIn, test } from './fixtures'
import { platform } from './setup'

test('a day that no calendar has is not taken, and it says so @desktop', async ({ page, faults }) => {
  await signIn(page, 'editor', 'harbour-toyota')
  await page.goto(`${platform}/admin/collections/offers/create`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New offer')
  const day = page.getByRole('textbox', { name: 'First day' })
  const reported = page.getByText('There is no “29/02/2027”.')
  const type = async (text: string) => {
    await day.fill('')
    await day.pressSequentially(text)
    await day.press('Tab')
  }
  await expect(async () => {
    await type('1/12/2026')
    await expect(day).toHaveValue(/^Tue 1 Dec/, { timeout: 1000 })
  }).toPass()
  await type('29/02/2027')
  await expect(reported).toBeVisible()
  await expect(day).toHaveValue('29/02/2027')
  // It would go on without the day, and the sentence with it. Payload asks its server for the form's faults after each change.
  const checked = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByLabel('Name').fill('Winter tyres')
  await checked
  for (const button of [page.getByRole('button', { name: 'Save draft' }), page.locator('#action-save')]) {
    await button.click()
    await expect(day).toBeFocused()
    await expect(reported).toBeVisible()
  }
  expect(page.url()).toMatch(/create$/)
  await type('29/02/2028')
  await expect(day).toHaveValue('Tue 29 Feb 2028')
  await expect(reported).toBeHidden()
  // As quickly as a finger can: nothing is left of the way there, and nothing is lost.
  await type('1/2/27')
  await expect(day).toHaveValue('Mon 1 Feb 2027')
  expect(faults).toEqual([])
})
