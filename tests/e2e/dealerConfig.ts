/** Settings of a demo dealer, changed as their form does it: what another test saves there meanwhile stays. */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { platform } from './setup'

type Config = Record<string, unknown>
const found = z.object({
  docs: z.array(z.object({ id: z.string(), config: z.record(z.string(), z.unknown()) })).length(1),
})

/** Whatever site the page is on. */
const FROM = { origin: platform }

export async function dealerConfig(page: Page, dealer: string): Promise<{ id: string; config: Config }> {
  const answer = await page.request.get(
    `${platform}/admin/api/tenants?depth=0&where[slug][equals]=${dealer}`,
    { headers: FROM },
  )
  const [row] = found.parse(await answer.json()).docs
  if (!row) throw new Error('no dealer site')
  return row
}

/** For whoever is signed in there. Answers how it went. */
export async function changeConfig(
  page: Page,
  dealer: string,
  change: (config: Config) => Config,
): Promise<number> {
  const { id, config } = await dealerConfig(page, dealer)
  const answer = await page.request.patch(`${platform}/admin/api/tenants/${id}`, {
    data: { config: change(config), loaded_config: config },
    headers: FROM,
  })
  return answer.status()
}

/** Payload may say first that the row was saved meanwhile: one stays with what was typed. */
export const stayHere = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.locator('#document-stale-data'), () =>
    page.getByRole('button', { name: 'Stay here' }).click(),
  )
