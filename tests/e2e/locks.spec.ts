/** Two people at one page: the second learns who has it open, before either overwrites the other's work. */
import { z } from 'zod'
import type { Page } from '@playwright/test'
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
  const stored = page.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await title.fill('Typed by the first')
  expect((await stored).ok()).toBe(true)

  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, 'editor', DEALER)
  const reported = other.getByRole('dialog').filter({ hasText: 'A colleague has this open' })
  const theirs = other.locator('#field-title')
  await other.goto(address)
  await expect(reported).toContainText(user.name)
  await reported.getByRole('button', { name: 'View read-only' }).click()
  await expect(theirs).toBeDisabled()

  await other.goto(address)
  // The field is free before the lock has its new holder; until then the first may still save.
  const taken = other.waitForResponse(
    (answer) => answer.url().includes('payload-locked-documents/') && answer.request().method() === 'PATCH',
  )
  await reported.getByRole('button', { name: 'Take over' }).click()
  expect((await taken).ok()).toBe(true)
  await expect(theirs).toBeEditable()
  await title.fill('Typed too late')
  await expect(page.getByText('A colleague took this over')).toBeVisible()
  await other.reload()
  await expect(theirs).toHaveValue('Typed by the first')

  // Leaving by a link of the admin frees the page for the first at once.
  const left = other.waitForRequest((request) => request.url().endsWith(`${made.doc.id}/leave`))
  await other.getByRole('navigation').getByRole('link', { name: 'Pages' }).first().click()
  await left
  await expect(async () => {
    await page.goto(address)
    await expect(title).toBeEditable({ timeout: 2000 })
  }).toPass()
  await context.close()
})

/** What another window of the same person saves. */
const savedElsewhere = (page: Page, path: string, change: object) =>
  page.evaluate(
    async ([url, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(String(url), { method: 'PATCH', headers, body: String(body) })).status
    },
    [`${platform}/admin/api${path}`, JSON.stringify(change)],
  )

test('a form that is older than the row: one can stay with what was typed, its save is refused with the field named @desktop', async ({
  page,
}) => {
  await signIn(page, 'dealer_admin', DEALER)
  const made = await page.evaluate(async (title) => {
    const { docs } = await (await fetch('/admin/api/reply-templates?limit=1&depth=0')).json()
    const body = JSON.stringify({ title, text: 'As it was', position: 9, tenant: docs[0].tenant })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/admin/api/reply-templates', { method: 'POST', headers, body })).json()
  }, `Open in two windows ${Date.now()}`)
  const path = `/reply-templates/${made.doc.id}`
  const text = page.locator('#field-text')
  const saves = () =>
    page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().includes(`/admin/api${path}`),
    )
  await page.goto(`${platform}/admin/collections${path}`)
  for (const words of ['Saved once', 'Saved twice']) {
    await text.fill(words)
    const saved = saves()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await saved).status()).toBe(200)
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  }
  expect(await savedElsewhere(page, path, { text: 'Of the other window' })).toBe(200)

  await text.fill('Typed here')
  const dialog = page.getByRole('dialog').filter({ has: page.locator('#document-stale-data-reload') })
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(dialog).toBeHidden()
  await expect(text).toHaveValue('Typed here')
  const refused = saves()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await refused).status()).toBe(409)
  await expect(
    page
      .getByText(
        /Text was changed to “Of the other window” by you in another window at \d+:\d\d [ap]m\. Nothing was saved/,
      )
      .first(),
  ).toBeVisible()
  await expect(text).toHaveValue('Typed here')
  const again = saves()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await again).status()).toBe(200)
  await page.reload()
  await expect(text).toHaveValue('Typed here')
})
