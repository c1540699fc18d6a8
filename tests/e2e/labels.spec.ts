/** A dealer's label is the same wherever the same action is offered. */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { adminGet, ask, expect, signIn, test } from './fixtures'
import { isHere, demoCar } from './demoCar'
import { platform, siteOf } from './setup'

const OWN = 'Talk to Tess'
const DEALER = 'harbour-toyota'
const tenants = z.object({
  docs: z.tuple([
    z.object({ id: z.string(), config: z.looseObject({ labels: z.record(z.string(), z.unknown()) }) }),
  ]),
})

async function saveLabels(page: Page, labels: Record<string, unknown>): Promise<Record<string, unknown>> {
  const found = tenants.parse(await adminGet(page, `/tenants?depth=0&where[slug][equals]=${DEALER}`))
  const { id, config } = found.docs[0]
  const status = await page.evaluate(
    async ([url, body]) =>
      (await fetch(url, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body })).status,
    [
      `${platform}/admin/api/tenants/${id}`,
      JSON.stringify({ config: { ...config, labels: { ...config.labels, ...labels } } }),
    ] as const,
  )
  expect(status).toBe(200)
  return config.labels
}

test('L15 one label changes the card, the page and the dialog of this dealer, and of no other @desktop', async ({
  page,
  request,
}) => {
  const { car, path, href } = await demoCar(
    request,
    DEALER,
    (one) => isHere(one) && one.car_type === 'used' && (one.price ?? 0) > 1000,
  )
  await signIn(page, 'dealer_admin', DEALER)
  const before = await saveLabels(page, { enquire: OWN })
  try {
    // The card, and the dialog that it opens.
    await page.goto(`${siteOf(DEALER)}/search?query=${car.stocknum}`)
    const card = page.locator('article.card').first()
    const dialog = page.getByRole('dialog', { name: OWN })
    await card.locator('a[data-ask][aria-haspopup]').click()
    await expect(dialog.getByRole('heading', { name: OWN })).toBeVisible()
    await expect(card.locator('a[data-ask][aria-haspopup]')).toHaveText(OWN)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // A closed dialog goes one step back in the history, which would cancel the next address.
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.forecourt_dialog))).toBe(false)

    // The page, its own form for browsers without scripts, and its dialog.
    await page.goto(href)
    await expect(page.locator('#enquire h2')).toHaveText(OWN)
    const button = page.locator('.buy__cta').getByRole('link', { name: OWN })
    await button.click()
    await expect(dialog.getByRole('heading', { name: OWN })).toBeVisible()

    const neighbour = await ask(request, 'westside-motors', '/search')
    expect(await neighbour.text()).not.toContain(OWN)
    expect(await (await ask(request, DEALER, path)).text()).not.toContain(String(before.enquire))
  } finally {
    await page.goto(`${platform}/livez`)
    await saveLabels(page, before)
  }
  expect(await (await ask(request, DEALER, path)).text()).not.toContain(OWN)
})
