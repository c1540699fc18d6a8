/** Buttons of the admin, pressed before their code is there. */
import { expect, signIn, test } from './fixtures'
import { heldScripts } from './heldScripts'
import { platform } from './setup'

test('a form that is sent too early stays as it is, and can be sent once its code is there @desktop', async ({
  page,
}) => {
  await signIn(page, 'platform_admin')
  const address = `${platform}/admin/dealers/new`
  const release = await heldScripts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Name of the person').fill('Kerry Voss')
  const button = page.getByRole('button', { name: 'Make the dealer' })
  await expect(button).toBeDisabled()
  await page.getByLabel('Name of the person').press('Enter')
  await expect(page).toHaveURL(address)
  release(0)
  await expect(button).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByLabel('Name of the person')).toHaveValue('Kerry Voss')
})
