import {
  Forbidden,
  type CollectionSlug,
  type DataFromCollectionSlug,
  type Payload,
  type TypedUser,
  type Where,
} from 'payload'

export interface Reading {
  payload: Payload
  user: TypedUser
  now: Date
}

const MAX_ROWS = 500
const NEWEST = { limit: MAX_ROWS, sort: '-createdAt' }

/** Rows that the user may read, newest first; none if the role may not read the collection. */
export async function ownRows<Slug extends CollectionSlug>(
  { payload, user }: Omit<Reading, 'now'>,
  collection: Slug,
  where: Where,
  order: typeof NEWEST = NEWEST,
): Promise<DataFromCollectionSlug<Slug>[]> {
  try {
    const { docs } = await payload.find({
      ...order,
      collection,
      where,
      depth: 0,
      pagination: false,
      user,
      overrideAccess: false,
    })
    return docs
  } catch (error) {
    if (error instanceof Forbidden) return []
    throw error
  }
}

const BY_NAME = { limit: 500, sort: 'name' }

/** The dealers whom the person works for, and whom a screen shows: the one asked for, else their first. Null without any. */
export async function shownDealer(reading: Omit<Reading, 'now'>, requested: unknown) {
  const dealers = await ownRows(reading, 'tenants', {}, BY_NAME)
  const dealer = dealers.find(({ id }) => id === requested) ?? dealers[0]
  return dealer ? { dealers, dealer } : null
}
