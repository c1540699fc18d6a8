import type { CollectionConfig } from 'payload'

/** An unchecked draft could point at another tenant's documents. */
export const withDrafts: Exclude<CollectionConfig['versions'], boolean | undefined> = {
  maxPerDoc: 25,
  drafts: { validate: true },
}
