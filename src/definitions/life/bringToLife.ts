/**
 * A demo dealer's first three months: leads with answers, bookings, reservations, valuations, feeds, figures and history. Every row
 * owes nothing: no mail, text or webhook follows from it. The same texts and seed give the same life, counted back from `now`.
 */
import { table } from '@/db/table'
import { log } from '@/lib/log'
import type { DealerLife } from './dealerLife'
import { leadsOf } from './leads'
import { pagesOf } from './pages'
import { reservationsOf } from './reservations'
import { readStage } from './stage'
import { stockOf } from './stock'
import { visitsOf } from './visits'

/** Nothing where the dealer has a lead already: it lives. Its leads come first, so that a life that was interrupted is not begun twice. */
export async function bringToLife(tenant: string, life: DealerLife, now = Date.now()): Promise<void> {
  const [known] = await (await table('leads')).find([['tenant', '=', tenant]], { fields: ['id'], limit: 1 })
  if (known) return
  const since = performance.now()
  const stage = await readStage(tenant, life, now)
  const { leads, bookings, valuations } = await leadsOf(stage)
  const held = await reservationsOf(stage)
  const rows = { leads: [...leads, ...held.leads], bookings, valuations, reservations: held.reservations }
  for (const [name, some] of Object.entries(rows)) await (await table(name)).insertAll(some)
  await stockOf(stage)
  await pagesOf(stage)
  await visitsOf(stage)
  log.info(
    { tenant: stage.site.tenant.slug, ms: Math.round(performance.now() - since), leads: leads.length },
    'demo life',
  )
}
