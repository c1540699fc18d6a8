import type { CollectionConfig } from 'payload'

/** An unchecked draft could point at another tenant's documents. */
export const withDrafts: Exclude<CollectionConfig['versions'], boolean | undefined> = {
  maxPerDoc: 25,
  drafts: { validate: true },
}

/** For what has a preview beside its form: each pause in typing is kept as the draft, and drawn. */
export const withKeptDrafts: typeof withDrafts = {
  ...withDrafts,
  drafts: { validate: true, autosave: { interval: 1000, showSaveDraftButton: true } },
}
