import type { CollectionSlug } from 'payload'

/** Paths of the admin's rows: where a collection gets another name, the types say which links named it. */
export const listHref = (collection: CollectionSlug): string => `/admin/collections/${collection}`
export const rowHref = (collection: CollectionSlug, id: string): string => `${listHref(collection)}/${id}`
/** A new row with some of its fields filled in, as far as they are read from the address. */
export const readyHref = (collection: CollectionSlug, values: Record<string, string>): string =>
  `${newRowHref(collection)}?${new URLSearchParams(values)}`
export const newRowHref = (collection: CollectionSlug): string => `${listHref(collection)}/create`
