import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { mayReadCarHistory } from '@/access/history'
import { idOf, recordOf } from '@/access/ids'
import { machineWords, personName } from '@/access/meanwhile'
import { firstTenantOf } from '@/access/staff'
import { dealerConfig, dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import type { Car } from '@/payload-types'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Font } from '@/core/dealer/theme/font'
import { VIEW_WHERE } from '@/admin/car/list/where'
import { siteAddress } from '@/admin/siteAddress'
import { ownRows } from '@/admin/ownRows'
import { mayReadCars } from '@/admin/may'
import { plural } from '@/core/money/format'
import { listHref } from '@/lib/adminHrefs'

export interface Said {
  title?: string
  text?: string
  links?: readonly { href: string; words: string }[]
  isOnSite?: true
}
interface Reader {
  payload: Payload
  user: TypedUser
}

/** Who marked a car as reserved, and when; empty where its kept changes do not say, or the reader may not read them. */
async function markedBy(
  reader: Reader,
  { id, name, tenant }: Pick<Car, 'id' | 'name' | 'tenant'>,
): Promise<string> {
  const rows = mayReadCarHistory(reader.user)
    ? await ownRows(reader, 'car-history', { car_id: { equals: id } }, { limit: 100, sort: '-at' })
    : []
  const row = rows.find(({ changes }) => recordOf(recordOf(changes).reserved).to === true)
  if (!row) return ''
  const { payload } = reader
  const by = row.via === 'admin' ? await personName(payload, 'email', row.who) : machineWords(row.via)
  const zone = await dealerZone(payload, idOf(tenant) ?? '')
  return ` ${name} by ${by}, ${staffMoment(row.at, zone)}.`
}

const MOST_CARS = 3

/** Cars can be marked as reserved: then nobody has paid, and no row is here. */
async function reservedCars({ payload, user }: Reader): Promise<Said | null> {
  if (!mayReadCars(user)) return null
  const where = { and: [...VIEW_WHERE.sale, { reserved: { equals: true } }] }
  const { totalDocs } = await payload.count({ collection: 'cars', where, user, overrideAccess: false })
  if (!totalDocs) return null
  const cars = await ownRows({ payload, user }, 'cars', where, { limit: MOST_CARS, sort: '-updated_at' })
  const marks = await Promise.all(cars.map((car) => markedBy({ payload, user }, car)))
  return {
    text: `${plural(totalDocs, 'car')} ${totalDocs === 1 ? 'is' : 'are'} marked as reserved, without a deposit paid here.${marks.join('')}`,
    links: [
      {
        href: '/admin/cars?view=reserved',
        words: `See the reserved ${totalDocs === 1 ? 'car' : 'cars'}`,
      },
    ],
  }
}

const nameOf = (font: Font): string => (typeof font === 'string' ? font : font.family)

/** The fonts of the one dealer that the reader looks at. */
async function fontsInUse({ payload, user }: Reader): Promise<Said | null> {
  const tenant = firstTenantOf(user)
  const { data } = tenantConfigSchema.safeParse(tenant && (await dealerConfig(payload, tenant)))
  if (!data) return null
  const { display, body } = data.theme.fonts
  const names = [...new Set([display, body].map(nameOf))]
  return { text: `In use now: ${names.join(' for headings, ')}${names.length > 1 ? ' for text' : ''}.` }
}

/** Rows that come from a page of the website: the page, so that nobody is left before an empty list. */
const onSite =
  (path: string) =>
  async ({ payload, user }: Reader): Promise<Said | null> => {
    const tenant = firstTenantOf(user)
    const site = tenant && (await siteAddress(payload, tenant))
    return site ? { isOnSite: true, links: [{ href: site + path, words: 'See it on the website' }] } : null
  }

/** A search can be saved with an email address alone. */
async function withoutAccount(reader: Reader): Promise<Said | null> {
  const [site, searches] = await Promise.all([
    onSite('/sign-in')(reader),
    ownRows(reader, 'saved-searches', {}, { limit: 1, sort: '-createdAt' }),
  ])
  if (!searches.length) return site
  const saved = { href: listHref('saved-searches'), words: 'See the saved searches' }
  return { text: 'Searches are saved without an account too.', links: [saved, ...(site?.links ?? [])] }
}

const FACTS: Partial<Record<CollectionSlug, (reader: Reader) => Promise<Said | null>>> = {
  fonts: fontsInUse,
  reservations: reservedCars,
  shoppers: withoutAccount,
  ...{ watchlist: onSite('/sign-in'), valuations: onSite('/trade-in') },
  ...{ 'saved-searches': onSite('/search'), payments: onSite('/online-payment') },
}

/** What is true now and stands elsewhere, as far as the reader may see it. */
export const emptyFacts = async (collection: CollectionSlug, reader: Reader): Promise<Said | null> =>
  (await FACTS[collection]?.(reader)) ?? null
