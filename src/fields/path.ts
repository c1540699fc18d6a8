import type { TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { pageFault } from '@/core/dealer/links/sitePaths'
import { slugify } from '@/lib/slugify'
import { freeCopy } from './freeSlug'
import { IN_TRASH, isMadeFrom, MOVES } from './slug'

export const toPath = (value: string): string => value.split('/').map(slugify).filter(Boolean).join('/')

/** A page that was stored at such an address before can still be saved with other changes. */
const shownAddress =
  (from: string): TextFieldSingleValidation =>
  (value, options) =>
    isMadeFrom(from, value, options.data) ||
    (typeof value === 'string' && value !== options.previousValue && pageFault(toPath(value))) ||
    text(value, options)

/** The page's path without the leading slash, for example `pages/visit-us`; `home` is the front page. */
export const pathField = (name: string, from: string): TextField => ({
  name,
  label: 'Address of the page',
  type: 'text',
  required: true,
  index: true,
  maxLength: 200,
  validate: shownAddress(from),
  admin: {
    position: 'sidebar',
    description: `The part after the slash; home is the front page. ${MOVES}`,
    components: IN_TRASH,
  },
  hooks: {
    beforeDuplicate: [freeCopy],
    beforeValidate: [
      ({ value, data }) => {
        const source: unknown = typeof value === 'string' && value.trim() ? value : data?.[from]
        return typeof source === 'string' ? toPath(source) : value
      },
    ],
  },
})
