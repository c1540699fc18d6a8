/** C8 C11 What was there before: read in words, brought back, and a disclaimer for several offers at once. */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { adminGet, ask, expect, openRow, signIn, test } from './fixtures'
import { platform } from './setup'

const DEALER = 'westside-motors'
const LIST = `${platform}/admin/collections/offers`
const row = z.object({ id: z.string(), slug: z.string(), disclaimer: z.string().nullish() })

async function make(page: Page, name: string): Promise<z.output<typeof row>> {
  await page.goto(LIST)
  await openRow(page, page.getByRole('link', { name: /create new/i }).first(), /\/offers\/create/)
  await page.locator('#field-name').fill(name)
  await page.locator('#field-description').fill('First words of it.')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.waitForURL(/\/offers\/(?!create)[\w-]+/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  return row.parse(await adminGet(page, `/offers/${id}?depth=0`))
}

const published = (page: Page, id: string) => async () =>
  JSON.stringify(await adminGet(page, `/offers/${id}?depth=0`))

test('C11 an editor reads in words what an offer said before, goes back to it, and shoppers see it @desktop', async ({
  page,
  request,
}) => {
  await signIn(page, 'editor', DEALER)
  const { id, slug } = await make(page, `Versions ${Date.now()}`)
  for (const words of ['Second words of it.', 'Third words of it.']) {
    await page.locator('#field-description').fill(words)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect.poll(published(page, id)).toContain(words)
  }
  const shown = async () => (await ask(request, DEALER, `/offers/${slug}`)).text()
  await expect.poll(shown).toContain('Third words')

  await page.goto(`${LIST}/${id}/versions`)
  const versions = page.locator('.versions tbody tr')
  await expect(versions).toHaveCount(3)
  await expect(versions.first()).toContainText(/GMT\+10/)
  await expect(page.locator('.versions .cell-id').first()).toBeHidden()
  await versions.nth(1).getByRole('link').click()
  const diff = page.locator('.view-version')
  await expect(diff.locator('del, [data-match-type="delete"]').first()).toHaveText(/First/)
  await expect(diff.locator('ins, [data-match-type="create"]').first()).toHaveText(/Second/)
  await expect(diff).not.toContainText('Sanitized')
  await diff.getByRole('button', { name: 'Go back to this' }).click()
  const asked = page.getByRole('dialog').filter({ hasText: 'the version that you are looking at' })
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('#field-description')).toHaveValue('Second words of it.')
  await expect.poll(shown).toContain('Second words')
  expect(await shown()).not.toContain('Third words')
})

test('C8 a disclaimer written for several offers at once is on each of them, and on no other @desktop', async ({
  page,
}) => {
  await signIn(page, 'editor', DEALER)
  const mark = `Bulk ${Date.now()}`
  const ids: string[] = []
  for (const name of ['one', 'two', 'three']) ids.push((await make(page, `${mark} ${name}`)).id)
  await page.goto(`${LIST}?search=${encodeURIComponent(mark)}`)
  for (const name of ['one', 'two'])
    await page.getByRole('checkbox', { name: `Choose ${mark} ${name}` }).check({ force: true })
  await page.locator('.list-selection').getByRole('button', { name: 'Edit' }).click()
  const drawer = page.locator('.edit-many__main, .drawer__content').last()
  await drawer.locator('.rs__input').first().fill('Disclaimer')
  await page.locator('.rs__option', { hasText: 'Disclaimer' }).first().click()
  await drawer.locator('textarea[name="disclaimer"], #field-disclaimer').fill('Ends when sold.')
  await drawer.getByRole('button', { name: 'Publish changes' }).click()
  const said = async () =>
    Promise.all(
      ids.map(async (id) => row.parse(await adminGet(page, `/offers/${id}?depth=0`)).disclaimer ?? ''),
    )
  await expect.poll(said).toEqual(['Ends when sold.', 'Ends when sold.', ''])
})
