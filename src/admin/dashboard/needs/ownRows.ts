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

const MOST = 500

/** The newest rows that the user may read; none of a collection that is closed to the role. */
export async function ownRows<Slug extends CollectionSlug>(
  { payload, user }: Reading,
  collection: Slug,
  where: Where,
): Promise<DataFromCollectionSlug<Slug>[]> {
  try {
    const { docs } = await payload.find({
      collection,
      where,
      sort: '-createdAt',
      depth: 0,
      limit: MOST,
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
