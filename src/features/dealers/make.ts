/** Makes a dealer from the form. It becomes live only when all of it exists. */
import type { Payload } from 'payload'
import { QUIET } from '@/core/dealer/rows/refreshSite'
import { writeAudit } from '@/db/audit'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'
import { newConfig, type Original } from '@/core/dealer/dealerConfig'
import { takenFault, type NewDealer } from '@/core/dealer/newDealer'
import { whereaboutsOf } from '@/core/dealer/country/whereabouts'
import { settingFaults } from '@/core/settings/faults'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { env } from '@/env'
import { copyContent } from './copyContent'
import { DealerFault, allDealers, findDealer, type Dealer } from './row'
import { takeAway } from './remove'
import { changeStatus, type By } from './status'
import type { Page } from '@/payload-types'

/** A front page that leads to the stock, so that a new website has one. Staff replace it by their own. */
const firstHome = (name: string): Pick<Page, 'title' | 'slug' | 'layout'> => ({
  title: name,
  slug: 'home',
  layout: [
    {
      blockType: 'hero',
      heading: name,
      text: 'Have a look at what is here today. Every one has its price.',
      finder: true,
    },
    { blockType: 'stockRail', heading: 'New here', preset: 'latest' },
    { blockType: 'locations', heading: 'Where we are', show: 'all', display: 'cards' },
  ],
})

const FAULTY = 'The settings of the dealer to copy have a fault. Mend them there, then try again.'

async function originalOf(id: string): Promise<Original> {
  const [row] = await (
    await table('tenants')
  ).find([['id', '=', id]], {
    fields: ['name', 'config'],
    limit: 1,
  })
  const parsed = tenantConfigSchema.safeParse(row?.config)
  if (!row) throw new DealerFault('The dealer to copy is not there any more. Reload the page.')
  if (!parsed.success) throw new DealerFault(FAULTY)
  return { name: String(row.name), config: parsed.data }
}

async function fill(db: Payload, dealer: Dealer, wanted: NewDealer, config: unknown): Promise<void> {
  const context = { [QUIET]: true }
  await db.create({
    collection: 'dealerships',
    data: { tenant: dealer.id, name: wanted.name, slug: wanted.slug },
    depth: 0,
    overrideAccess: true,
    context,
  })
  if (!wanted.from || wanted.copy !== 'everything') {
    await db.create({
      collection: 'pages',
      data: { tenant: dealer.id, ...firstHome(wanted.name), _status: 'published' },
      depth: 0,
      overrideAccess: true,
      context,
    })
    return
  }
  const rewrite = await copyContent(db, { from: wanted.from, to: dealer.id })
  await (await table('tenants')).update([['id', '=', dealer.id]], { config: rewrite(config) })
}

/** @throws DealerFault with words for the form; then nothing was made. */
export async function makeDealer(wanted: NewDealer, by: By): Promise<Dealer> {
  const taken = takenFault(wanted, await allDealers(), env.platformHost)
  if (taken) throw new DealerFault(taken)
  const place = whereaboutsOf(wanted.state)
  if (!place) throw new DealerFault('Choose where the dealer is.')
  const from = wanted.from ? await originalOf(wanted.from) : null
  const config = newConfig({ ...wanted, place }, from, wanted.copy)
  if (from && settingFaults(config).size) throw new DealerFault(FAULTY)
  const db = await getDb()
  const { id } = await db.create({
    collection: 'tenants',
    data: { name: wanted.name, slug: wanted.slug, domains: wanted.hosts, status: 'suspended', config },
    depth: 0,
    overrideAccess: true,
  })
  const dealer = await findDealer('id', id)
  if (!dealer) throw new DealerFault('The dealer was removed while it was made.')
  try {
    await fill(db, dealer, wanted, config)
  } catch (error) {
    await takeAway(dealer)
    throw error
  }
  await writeAudit({
    ...by,
    tenantId: id,
    what: 'made the dealer',
    entity: 'tenants',
    docId: id,
    docTitle: wanted.name,
  })
  await changeStatus(dealer, ['suspended'], 'active')
  return dealer
}
