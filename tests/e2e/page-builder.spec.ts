// product: C11
import { adminGet, axe, expect, overflow, signIn, test } from './fixtures'
import { platform, siteOf } from './setup'
import { z } from 'zod'

const DEALER = 'harbour-toyota'
const SLUG = 'pages/toyota-hybrids'
const rows = z.object({ docs: z.array(z.object({ id: z.string() })) })
const HEADING = `Quiet at the lights ${Date.now()}`

test('C11 an editor sees each change beside the form, shoppers see it when it is published @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'editor', DEALER)
  const { docs } = rows.parse(await adminGet(page, `/pages?depth=0&where[slug][equals]=${SLUG}`))
  await page.goto(`${platform}/admin/collections/pages/${docs[0]?.id}`)
  const first = page.locator('.blocks-field__row').first()
  await expect(first.locator('.fc-block b')).toHaveText('Page head')
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(async () => {
    if (!(await page.locator('#live-preview-iframe').isVisible()))
      await page.locator('#live-preview-toggler').click({ timeout: 1000 })
    await expect(preview.locator('h1')).toBeVisible({ timeout: 5000 })
  }).toPass()

  await first.locator('.collapsible__toggle').click()
  const heading = first.getByLabel('Heading')
  await expect(heading).toBeVisible()
  await heading.fill(HEADING)
  await expect(preview.locator('h1')).toHaveText(HEADING, { timeout: 20_000 })
  await expect(first.locator('.fc-block span')).toHaveText(HEADING)
  expect((await axe(page)).filter((fault) => fault.includes('fc'))).toEqual([])

  const shopper = await page.context().newPage()
  await shopper.goto(`${siteOf(DEALER)}/${SLUG}`)
  await expect(shopper.locator('h1')).not.toHaveText(HEADING)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(async () => {
    await shopper.reload()
    await expect(shopper.locator('h1')).toHaveText(HEADING, { timeout: 1000 })
  }).toPass()
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Add block' }).click()
  const choices = page.locator('.blocks-drawer__block img')
  await expect(choices.first()).toBeVisible()
  await expect(choices).toHaveCount(20)
  await expect
    .poll(() =>
      choices.evaluateAll(
        (all) => all.filter((one) => one instanceof HTMLImageElement && !one.naturalWidth).length,
      ),
    )
    .toBe(0)
  expect(faults).toEqual([])
})
