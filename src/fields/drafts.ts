import type { CollectionConfig } from 'payload'

/** An unchecked draft could point at another tenant's documents. */
export const withDrafts: Exclude<CollectionConfig['versions'], boolean | undefined> = {
  maxPerDoc: 25,
  drafts: { validate: true },
}

/** For collections with a preview beside the form: each pause in typing saves a draft, which the preview shows. */
export const withStoredDrafts: typeof withDrafts = {
  ...withDrafts,
  drafts: { validate: true, autosave: { interval: 1000, showSaveDraftButton: true } },
}
