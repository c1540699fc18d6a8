import type { TextField } from 'payload'
import { text } from 'payload/shared'
import { recordOf } from '@/access/ids'
import { slugify } from '@/lib/slugify'
import { freeCopy } from './freeSlug'

/** An empty address is no fault where it will be made: the form judges before the hook below has run. */
export const isMadeFrom = (from: string, value: unknown, data: unknown): boolean => {
  const source = recordOf(data)[from]
  return !value && typeof source === 'string' && source.trim() !== ''
}

const madeFrom = (from: string): string =>
  `The last part of the address. Left empty, it is made from the ${from}.`

/** Generated from another field when empty. Unique per tenant by a compound index. */
export const slugField = (from = 'name'): TextField => ({
  name: 'slug',
  label: 'Address of the page',
  type: 'text',
  required: true,
  index: true,
  maxLength: 120,
  validate: (value: string | null | undefined, options: Parameters<typeof text>[1]) =>
    isMadeFrom(from, value, options.data) || text(value, options),
  admin: { position: 'sidebar', description: madeFrom(from) },
  hooks: {
    beforeDuplicate: [freeCopy],
    beforeValidate: [
      ({ value, data }) => {
        const source: unknown = typeof value === 'string' && value.trim() ? value : data?.[from]
        return typeof source === 'string' ? slugify(source) : value
      },
    ],
  },
})

/** Where `leadOldAddress` is among the hooks. */
export const MOVES = 'If you change it later, the old address leads here by itself.'

/** Under the address of what has a trash. */
export const IN_TRASH = { afterInput: ['/admin/pages/AddressInTrash#AddressInTrash'] }

export const movingSlugField = (from = 'name'): TextField => ({
  ...slugField(from),
  admin: {
    position: 'sidebar',
    description: `${madeFrom(from)} ${MOVES}`,
    components: IN_TRASH,
  },
})

/** For what has no page: the name that files of settings know it by. */
export const shortNameField = (from: string): TextField => ({
  ...slugField(from),
  label: 'Short name',
  admin: {
    position: 'sidebar',
    description: `Made from the ${from.replace('_', ' ')}. No two may have the same.`,
  },
})
