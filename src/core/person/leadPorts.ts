import type { Site } from '@/core/dealer/views'

/** What a feature is handed by the program to make a lead and to write on it: it knows none of the leads' own code. */

/** Stores the lead and returns its reference; two calls with the same key store one. */
export type MakeLead = (
  site: Site,
  values: Record<string, unknown>,
  key: string,
  known?: {
    at?: Date
    userAgent?: string
    termsText?: string
    answers?: readonly (readonly [label: string, value: string])[]
  },
) => Promise<string>

/** Writes on a lead, once per key. */
export type NoteOnLead = (note: {
  tenant: string
  lead_id: string
  key: string
  at: Date
  text: string
  by: string
  booking_date?: string
  /** The car was sold to its shopper. */
  isWon?: boolean
}) => Promise<void>
