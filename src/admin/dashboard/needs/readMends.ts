import type { Where } from 'payload'
import { times } from '@/admin/staffMoment'
import { plural } from '@/core/money/format'
import { rowHref } from '@/lib/adminHrefs'
import { isRecord } from '@/lib/isRecord'
import { idOf } from '@/access/ids'
import type { Reading } from '@/admin/ownRows'
import { ON_SHOW_STATUSES } from '@/core/car/availability'
import { wholeName } from '@/core/person/personName'
import { NEVER } from '@/lib/never'
import { byDealer, named, type Need } from './need'
import { carsToMend } from './cars'

export interface DeliveryFacts {
  id: string
  tenant: string
  name: string
  /** `failed`: given up. Otherwise it is tried again automatically. */
  state: string
  deliveries: unknown
  /** Epoch milliseconds. */
  at: number
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function problemOf(deliveries: unknown): string {
  const open = Array.isArray(deliveries)
    ? deliveries.filter(isRecord).find(({ state }) => state !== 'sent')
    : undefined
  if (!open) return 'It was not delivered.'
  return `${text(open.channel)} to ${text(open.to)}: ${text(open.error) || 'no answer'}. Tried ${times(Number(open.attempts))}.`
}

const SAFE = 'Everything is saved here.'

/** Leads that were not delivered to their people: one need per dealer for those given up, and one for those tried again. */
export function undelivered(leads: readonly DeliveryFacts[]): Need[] {
  const isFailed = ({ state }: DeliveryFacts) => state === 'failed'
  const need = (
    rows: readonly DeliveryFacts[],
    words: Pick<Need, 'tone'> & { verb: string; after: string },
  ): Need[] =>
    byDealer(rows).map(([first, all]) => ({
      id: `deliveries ${words.tone} ${first.tenant}`,
      tenant: first.tenant,
      tone: words.tone,
      due: Math.min(...all.map(({ at }) => at)),
      title:
        all.length === 1
          ? `The lead of ${first.name} ${words.verb}`
          : `${plural(all.length, 'lead')} ${words.verb}`,
      why: `${all.length > 1 ? `${named(all.map(({ name }) => name))}. ` : ''}${problemOf(first.deliveries)} ${words.after}`,
      act: all.length === 1 ? 'Open the lead' : 'Open the first',
      href: rowHref('leads', first.id),
    }))
  const failed = leads.filter(isFailed)
  const again = need(failed, { tone: 'bad', verb: 'could not be delivered', after: SAFE }).map((one) => ({
    ...one,
    presses: [
      {
        label: 'Send again',
        doing: 'Sending …',
        done: 'Sent again. If it fails once more, it is back here.',
        calls: failed.filter(({ tenant }) => tenant === one.tenant).map(({ id }) => `/lead-resend/${id}`),
      },
    ],
  }))
  const waiting = leads.filter((lead) => !isFailed(lead))
  const after = 'It is tried again automatically.'
  return [...again, ...need(waiting, { tone: 'soon', verb: 'could not be delivered yet', after })]
}

/** Enough for a dealer's worst day, such as an unavailable picture host. */
const MAX_ROWS = 500

const NOT_THROUGH: Where = {
  or: [
    { delivery_state: { equals: 'failed' } },
    { and: [{ delivery_state: { equals: 'pending' } }, { delivery_attempts: { greater_than: 0 } }] },
  ],
}
/** Cars on show that search refused, without photos, or with photos that could not be downloaded. */
const NOT_FINDABLE: Where = {
  and: [
    { status: { in: [...ON_SHOW_STATUSES] } },
    {
      or: [
        { index_attempts: { greater_than: 0 } },
        { photos_count: { equals: 0 } },
        { photos_count: { exists: false } },
        { picture_next_at: { equals: NEVER } },
      ],
    },
  ],
}

const own = ({ user }: Reading) =>
  ({ user, overrideAccess: false, depth: 0, limit: MAX_ROWS, pagination: false, sort: 'createdAt' }) as const

export async function readDeliveries(reading: Reading): Promise<Need[]> {
  const { docs } = await reading.payload.find({
    ...own(reading),
    collection: 'leads',
    where: NOT_THROUGH,
    select: {
      tenant: true,
      name: true,
      last_name: true,
      delivery_state: true,
      deliveries: true,
      createdAt: true,
    },
  })
  return undelivered(
    docs.map(({ id, tenant, delivery_state, deliveries, createdAt, ...person }) => ({
      ...{ id, tenant: idOf(tenant) ?? '', state: delivery_state ?? '', deliveries },
      ...{ name: wholeName(person) || 'a shopper without a name', at: Date.parse(createdAt) },
    })),
  )
}

export async function readCars(reading: Reading): Promise<Need[]> {
  const { docs } = await reading.payload.find({
    ...own(reading),
    collection: 'cars',
    where: NOT_FINDABLE,
    sort: 'created_at',
    select: {
      tenant: true,
      name: true,
      index_attempts: true,
      photos_count: true,
      picture_files: true,
      created_at: true,
    },
  })
  return carsToMend(
    docs.map(({ tenant, created_at, ...car }) => ({
      ...{ ...car, tenant: idOf(tenant) ?? '', at: (created_at ?? 0) * 1000 },
    })),
  )
}
