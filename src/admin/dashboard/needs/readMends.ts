import type { Where } from 'payload'
import { idOf } from '@/access/ids'
import type { Reading } from '@/admin/ownRows'
import { ON_SHOW_STATUSES } from '@/core/car/availability'
import { wholeName } from '@/core/person/personName'
import { NEVER } from '@/lib/never'
import { carsToMend } from './cars'
import { undelivered } from './deliveries'
import type { Need } from './need'

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
