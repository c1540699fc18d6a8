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
  await openRow(page, page.getByRole('link', { name: 'Add an offer' }), /\/offers\/create/)
  await page.locator('#field-name').fill(name)
  await page.locator('#field-description').fill('First words of it.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.waitForURL(/\/offers\/(?!create)[\w-]+/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  return row.parse(await adminGet(page, `/offers/${id}?depth=0`))
}

const published = (page: Page, id: string) => async () =>
  JSON.stringify(await adminGet(page, `/offers/${id}?depth=0`))

test('C11 an editor reads in words what an offer said before and restores it; shoppers see it when it is published @desktop', async ({
  page,
  request,
}) => {
  await signIn(page, 'editor', DEALER)
  const { id, slug } = await make(page, `Versions ${Date.now()}`)
  for (const words of ['Second words of it.', 'Third words of it.']) {
    await page.locator('#field-description').fill(words)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(published(page, id)).toContain(words)
  }
  const shown = async () => (await ask(request, DEALER, `/offers/${slug}`)).text()
  await expect.poll(shown).toContain('Third words')

  await page.goto(`${LIST}/${id}/versions`)
  const versions = page.locator('.fc-history > li')
  await expect(versions).toHaveCount(3)
  await expect(versions.first()).toContainText(/On the website now.*Description.*Second words.*Third words/s)
  await versions.nth(1).getByRole('link').click()
  const diff = page.locator('.view-version')
  await expect(diff.locator('del, [data-match-type="delete"]').first()).toHaveText(/First/)
  await expect(diff.locator('ins, [data-match-type="create"]').first()).toHaveText(/Second/)
  await expect(diff).not.toContainText('Sanitized')
  await diff.getByRole('button', { name: 'Restore as a draft' }).click()
  const requested = page
    .getByRole('dialog')
    .filter({ hasText: 'The website stays as it is until you publish.' })
  await requested.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('#field-description')).toHaveValue('Second words of it.')
  expect(await shown()).toContain('Third words')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(shown).toContain('Second words')
  expect(await shown()).not.toContain('Third words')
})

test('C11 nothing that is live changes on the site until somebody publishes, and then it does at once @desktop', async ({
  page,
  request,
}) => {
  await signIn(page, 'editor', DEALER)
  const { id, slug } = await make(page, `Live ${Date.now()}`)
  const at = `/offers/${id}`
  const shown = async () => {
    const answer = await ask(request, DEALER, `/offers/${slug}`)
    return [answer.status(), /(First|Draft|Other) words of it/.exec(await answer.text())?.[0] ?? '']
  }
  const live = [200, 'First words of it']
  expect(await shown()).toEqual(live)
  const change = async (address: string, data: unknown, method = 'PATCH') => {
    const url = `${platform}/admin/api${address}`
    const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }
    const status = await page.evaluate(
      async (requested) => (await fetch(requested.url, requested.init)).status,
      {
        ...{ url, init },
      },
    )
    expect([address, status]).toEqual([address, 200])
  }

  await change(`${at}?draft=true`, { description: 'Draft words of it.', _status: 'draft' })
  const { docs } = z
    .object({ docs: z.array(z.object({ id: z.string(), version: z.object({ _status: z.string() }) })) })
    .parse(await adminGet(page, `/offers/versions?where[parent][equals]=${id}&depth=0`))
  for (const { id: version } of docs) {
    await change(`/offers/versions/${version}`, {}, 'POST')
    expect(await shown()).toEqual(live)
  }
  await change(at, { description: 'Other words of it.' })
  await change(`/offers?where[id][equals]=${id}`, { description: 'Draft words of it.' })
  await change(`${at}/duplicate?draft=false`, {}, 'POST')
  expect(await shown()).toEqual(live)
  expect((await ask(request, DEALER, `/offers/${slug}-copy`)).status()).toBe(404)

  await change(at, { _status: 'published' })
  expect(await shown()).toEqual([200, 'Draft words of it'])
  await change(`${at}?draft=true`, { description: 'Other words of it.', _status: 'draft' })
  await change(at, { deletedAt: new Date().toISOString() })
  expect((await shown())[0]).toBe(404)
  await change(`${at}?trash=true`, { deletedAt: null })
  expect((await shown())[0]).toBe(404)
  await change(at, { _status: 'published' })
  expect(await shown()).toEqual([200, 'Other words of it'])
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
  await drawer.getByRole('button', { name: 'Publish', exact: true }).click()
  const message = async () =>
    Promise.all(
      ids.map(async (id) => row.parse(await adminGet(page, `/offers/${id}?depth=0`)).disclaimer ?? ''),
    )
  await expect.poll(message).toEqual(['Ends when sold.', 'Ends when sold.', ''])
})
