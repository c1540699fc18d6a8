import type { TextField } from 'payload'
import { slugify } from '@/lib/slugify'
import { freeCopy } from './freeSlug'

export const toPath = (value: string): string => value.split('/').map(slugify).filter(Boolean).join('/')

/** The page's path without the leading slash, for example `pages/visit-us`; `home` is the front page. */
export const pathField = (name: string, from: string): TextField => ({
  name,
  label: 'Address of the page',
  type: 'text',
  required: true,
  index: true,
  maxLength: 200,
  admin: {
    position: 'sidebar',
    description: 'The part after the slash; home is the front page.',
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
