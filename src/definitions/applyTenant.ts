import { z } from 'zod'
import { invalidate, siteChanged } from '@/cache/invalidate'
import { ALL } from '@/cache/tags'
import { getDb } from '@/db/payload'
import { tableOf } from '@/db/table'
import {
  financeRateRows,
  offerRows,
  pageRows,
  postRows,
  popupRows,
  promoRows,
  templateRows,
  redirectRows,
  reviewRows,
  teamRows,
} from './rows/contentRows'
import { fingerprint, Rows, type Applied, type Tally } from './upsert'
import {
  dealershipRows,
  hoursRows,
  locationRows,
  manufacturerRows,
  modelRows,
  tenantRow,
  type Ids,
  type Row,
} from './rows/rows'
import { applyStock, parseStock } from './stock'
import type { TenantDefinition } from './definition'
import { forgetDirectory, hostsFor } from '@/core/dealer/rows/directory'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import { KNOWN_MAKES } from '@/core/car/makes'
import { slugify } from '@/lib/slugify'

/** Every make that Australian dealers sell, without a logo, so that an offer can name any of them. */
async function unknownMakes(db: Payload, own: Ids): Promise<Row[]> {
  const stored = await tableOf(db, 'manufacturers').find([], { fields: ['slug'] })
  const slugs = new Set(stored.map(({ slug }) => slug))
  return KNOWN_MAKES.map((name) => ({ name, slug: slugify(name) }))
    .filter(({ slug }) => !slugs.has(slug) && !own.has(slug))
    .map(({ name, slug }) => ({
      collection: 'manufacturers',
      key: slug,
      where: { slug: { equals: slug } },
      data: { name, slug, logo: { url: null } },
    }))
}

function richTextOf(db: Payload): (markdown: string) => unknown {
  const field = db.collections.posts.config.flattenedFields.find(({ name }) => name === 'content')
  if (field?.type !== 'richText') throw new Error('posts.content is not a rich text')
  const editorConfig = editorConfigFactory.fromField({ field })
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown })
}

export interface TenantSource {
  definition: TenantDefinition
  stock: string
}
export interface ApplyResult extends Tally {
  tenantId: string
  slug: string
  name: string
  cars: number
  skipped: boolean
}
// Increase when the same definition produces different rows.
const VERSION = 2

const NOTHING: Tally = { created: 0, updated: 0, unchanged: 0 }

const storedSchema = z.object({
  definition_hash: z.string().nullish().catch(null),
  applied: z.record(z.string(), z.string()).nullish().catch(null),
})

export async function applyTenant(
  { definition, stock }: TenantSource,
  now = Date.now(),
): Promise<ApplyResult> {
  const db = await getDb()
  const { slug, name } = definition
  const hash = fingerprint([VERSION, definition, stock])
  const { docs } = await db.find({
    collection: 'tenants',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
  })
  const [known] = docs
  const stored = storedSchema.parse(known ?? {})
  if (known && (stored.definition_hash === hash || known.status === 'removing'))
    return { ...NOTHING, tenantId: known.id, slug, name, cars: 0, skipped: true }

  const applied: Applied = { ...stored.applied }
  const rows = new Rows(db, applied)
  const put = (some: readonly Row[]) => rows.put(some)
  const tenantId = (await put([tenantRow(definition)])).get(slug) ?? ''
  rows.of(tenantId, !known)
  const makes = await put(manufacturerRows(definition))
  await rows.add(await unknownMakes(db, makes))
  const dealerships = await put(dealershipRows(tenantId, definition))
  const locations = await put(locationRows(tenantId, definition, dealerships))
  await put(hoursRows(tenantId, definition, locations))
  const models = await put(modelRows(tenantId, definition))
  await put(offerRows(tenantId, definition, models, makes, now))
  await put(promoRows(tenantId, definition, now))
  await put(templateRows(tenantId, definition))
  await put(popupRows(tenantId, definition, now))
  await put(financeRateRows(tenantId, definition))
  await put(reviewRows(tenantId, definition, dealerships, now))
  await put(pageRows(tenantId, definition))
  await put(postRows(tenantId, definition, richTextOf(db), now))
  await put(teamRows(tenantId, definition, locations))
  await put(redirectRows(tenantId, definition))
  await rows.store()
  forgetDirectory()
  const locationNames = new Map(definition.locations.map(({ slug, name }) => [slug, name]))
  const cars = await applyStock(
    { tenantId, dealerships: definition.dealerships, ids: dealerships, locationNames, isNew: !known },
    parseStock(stock),
    now / 1000,
  )
  // Last: an interrupted load starts again at the next run. These two alone, since staff may save settings meanwhile.
  await tableOf(db, 'tenants').update([['id', '=', tenantId]], { definition_hash: hash, applied })
  // Makes are shown by every dealer.
  if (rows.written.has('manufacturers')) await invalidate([ALL])
  await siteChanged(hostsFor(slug, definition.domains))
  return { ...rows.tally, tenantId, slug, name, cars, skipped: false }
}
