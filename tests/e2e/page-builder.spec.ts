// product: C11
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { adminGet, ask, expect, overflow, signIn, test } from './fixtures'
import { platform, siteOf } from './setup'
import { staffFaults } from './staffScreens'

const DEALER = 'harbour-toyota'
const SLUG = 'pages/toyota-hybrids'
const rows = z.object({ docs: z.array(z.object({ id: z.string() })) })
const HEADING = `Quiet at the lights ${Date.now()}`

/** Opens the preview beside the form, unless the person left it open, and gives its heading. */
async function showPreview(page: Page): Promise<Locator> {
  const frame = page.locator('#live-preview-iframe')
  const heading = frame.contentFrame().locator('h1')
  await expect(async () => {
    if (!(await frame.isVisible())) await page.locator('#live-preview-toggler').click({ timeout: 1000 })
    await expect(heading).toBeVisible({ timeout: 5000 })
  }).toPass()
  return heading
}

test('C11 an editor sees each change beside the form, shoppers see it when it is published @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'editor', DEALER)
  const { docs } = rows.parse(await adminGet(page, `/pages?depth=0&where[slug][equals]=${SLUG}`))
  await page.goto(`${platform}/admin/collections/pages/${docs[0]?.id}`)
  const first = page.locator('.blocks-field__row').first()
  await expect(first.locator('.fc-block b')).toHaveText('Page header')
  const shown = await showPreview(page)

  await first.locator('.collapsible__toggle').click()
  const heading = first.getByLabel('Heading', { exact: true })
  await expect(heading).toBeVisible()
  await heading.fill(HEADING)
  await expect(shown).toHaveText(HEADING, { timeout: 20_000 })
  await expect(first.locator('.fc-block span')).toHaveText(HEADING)
  expect(await staffFaults(page)).toEqual([])

  const shopper = await page.context().newPage()
  await shopper.goto(`${siteOf(DEALER)}/${SLUG}`)
  await expect(shopper.locator('h1')).not.toHaveText(HEADING)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(async () => {
    await shopper.reload()
    await expect(shopper.locator('h1')).toHaveText(HEADING, { timeout: 1000 })
  }).toPass()
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Add block' }).click()
  const choices = page.locator('.blocks-drawer__block img')
  await expect(choices.first()).toBeVisible()
  await expect(choices).toHaveCount(22)
  await expect
    .poll(() =>
      choices.evaluateAll(
        (all) => all.filter((one) => one instanceof HTMLImageElement && !one.naturalWidth).length,
      ),
    )
    .toBe(0)
  expect(faults).toEqual([])
})

test('C11 what is typed into two fields while a draft is on its way stays @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'editor', DEALER)
  const made = await page.evaluate(async (slug) => {
    const { docs } = await (
      await fetch('/admin/api/pages?limit=1&depth=0&where[slug][equals]=pages/toyota-connected')
    ).json()
    const { id: _id, ...copy } = docs[0]
    const body = JSON.stringify({ ...copy, title: 'Two fields', slug, _status: 'draft' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/admin/api/pages?draft=true', { method: 'POST', headers, body })).json()
  }, `two-fields-${Date.now()}`)
  const address = `/pages/${made.doc.id}`
  let held = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/autosave=true/, async (route) => {
    held += 1
    if (held === 1) await released
    await route.continue()
  })
  await page.goto(`${platform}/admin/collections${address}`)
  const title = page.locator('#field-title')
  const first = page.locator('.blocks-field__row').first()
  const heading = first.getByLabel('Heading', { exact: true })
  // A person's open blocks are remembered.
  await expect(async () => {
    if (!(await heading.isVisible())) await first.locator('.collapsible__toggle').click()
    await expect(heading).toBeVisible({ timeout: 1000 })
  }).toPass()
  await title.fill('First thought')
  await expect.poll(() => held).toBe(1)
  await title.fill('Second thought')
  await heading.fill('A heading meanwhile')
  release()
  await expect.poll(() => held, { timeout: 15_000 }).toBeGreaterThan(1)
  await expect(title).toHaveValue('Second thought')
  await expect(heading).toHaveValue('A heading meanwhile')
  const draft = async () => JSON.stringify(await adminGet(page, `${address}?depth=0&draft=true`))
  await expect.poll(draft).toContain('Second thought')
  await expect.poll(draft).toContain('A heading meanwhile')
  expect(faults).toEqual([])
})

const created = z.object({ doc: z.object({ id: z.string(), slug: z.string() }) })
const posts = z.object({ docs: z.array(z.looseObject({ content: z.unknown(), tenant: z.unknown() })) })

test('C8 C11 drafts of offers and posts are seen beside their forms, by their own staff alone @desktop', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, 'editor', DEALER)
  const [{ content, tenant } = {}] = posts.parse(await adminGet(page, '/posts?depth=0&limit=1')).docs
  const mark = Date.now()
  const own = { tenant, _status: 'draft' }
  const drafts = {
    offers: { ...own, name: `Draft deal ${mark}`, slug: `draft-deal-${mark}`, description: 'Not yet.' },
    posts: {
      ...own,
      ...{ title: `Draft post ${mark}`, slug: `draft-post-${mark}`, published_at: '2026-01-01', content },
    },
  }
  const rivals = await browser.newContext()
  const rival = await rivals.newPage()
  await signIn(rival, 'editor', 'westside-motors')
  for (const [kind, folder] of [
    ['offers', 'offers'],
    ['posts', 'blog'],
  ] as const) {
    const answer = await page.evaluate(
      async ([url, body]) =>
        (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json(),
      [`${platform}/admin/api/${kind}?draft=true`, JSON.stringify(drafts[kind])] as const,
    )
    const { id, slug } = created.parse(answer).doc
    const preview = `${platform}/preview/${DEALER}.localhost/${folder}/${slug}`
    expect((await page.goto(preview))?.status()).toBe(200)
    await expect(page.locator('h1')).toContainText(String(mark))
    expect((await rival.goto(preview))?.status()).toBe(404)
    expect((await ask(request, DEALER, `/${folder}/${slug}`)).status()).toBe(404)
    await page.goto(`${platform}/admin/collections/${kind}/${id}`)
    await expect(await showPreview(page)).toContainText(String(mark))
  }
  await rivals.close()
})
