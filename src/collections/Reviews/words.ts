import { DateTime } from 'luxon'
import type { TextField } from 'payload'

export const asDate = (at: DateTime): string => at.toFormat('dd/MM/yyyy')
export const inWords = (at: DateTime): string => at.setLocale('en-AU').toFormat('d LLLL yyyy')
export const ago = (at: DateTime, now = DateTime.utc()): string =>
  at.setLocale('en-AU').toRelative({ base: now }) ?? ''

const written = (name: string, write: (at: DateTime) => string): TextField => ({
  name,
  type: 'text',
  virtual: true,
  admin: { hidden: true },
  hooks: {
    afterRead: [
      ({ siblingData }) => {
        const at: unknown = siblingData.reviewed_at
        return typeof at === 'string' ? write(DateTime.fromISO(at, { zone: 'utc' })) : null
      },
    ],
  },
})

export const reviewDate = written('review_date', asDate)
export const dateInWords = written('review_date_in_words', inWords)
export const createdAgo = written('created_at_time_ago_in_words', (at) => ago(at))
