import type { CollectionConfig } from 'payload'

/** Drafts are checked like published documents: an unchecked draft could point at another dealer's documents. */
export const withDrafts: Exclude<CollectionConfig['versions'], boolean | undefined> = {
  maxPerDoc: 25,
  drafts: { validate: true },
}
