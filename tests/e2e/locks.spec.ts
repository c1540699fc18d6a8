/** Two people at one page: the second learns who has it open, before either overwrites the other's work. */
import { z } from 'zod'
import { adminGet, expect, signIn, test } from './fixtures'
import { platform } from './setup'

const DEALER = 'westside-motors'

test('C11 who opens a page that a colleague works on is told who it is, may read it, and may take it over @desktop', async ({
  page,
  browser,
}) => {
  await signIn(page, 'dealer_admin', DEALER)
  const made = await page.evaluate(async () => {
    const { docs } = await (await fetch('/admin/api/pages?limit=1&depth=0')).json()
    const { id: _id, ...copy } = docs[0]
    const body = JSON.stringify({
      ...copy,
      title: 'Open by two',
      slug: `open-by-two-${Date.now()}`,
      _status: 'draft',
    })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/admin/api/pages?draft=true', { method: 'POST', headers, body })).json()
  })
  const { user } = z.object({ user: z.object({ name: z.string() }) }).parse(await adminGet(page, '/users/me'))
  const address = `${platform}/admin/collections/pages/${made.doc.id}`
  const title = page.locator('#field-title')
  await page.goto(address)
  await title.fill('Typed by the first')
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()

  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, 'editor', DEALER)
  const told = other.getByRole('dialog').filter({ hasText: 'A colleague has this open' })
  const theirs = other.locator('#field-title')
  // The draft is kept a moment after the typing.
  await expect(async () => {
    await other.goto(address)
    await expect(told).toContainText(user.name, { timeout: 3000 })
  }).toPass()
  await told.getByRole('button', { name: 'View read-only' }).click()
  await expect(theirs).toBeDisabled()

  await other.goto(address)
  await told.getByRole('button', { name: 'Take over' }).click()
  await expect(theirs).toBeEditable()
  await title.fill('Typed too late')
  await expect(page.getByText('A colleague took this over')).toBeVisible()
  await other.reload()
  await expect(theirs).toHaveValue('Typed by the first')
  await context.close()
})
