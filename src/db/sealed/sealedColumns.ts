/** Which columns hold what a person told, and are sealed where they are stored. Both ways to the rows read this list. */
import { findTexts, type FindParts } from './findTexts'
import { ERASED } from '@/db/personTables'

/** Stands where a text is that cannot be opened: another secret sealed it, or it was changed in the store. */
export const UNREADABLE = 'Cannot be read'

export interface SealedColumns {
  texts: readonly string[]
  json: readonly string[]
  /** Kept as keyed hashes: they are compared, never read. */
  hashed: readonly string[]
  /** Values that tell nothing of anybody and stay as they are, so that a query may look for them. */
  open: readonly string[]
  /** The column of hashed words that a row is found by, and what they are made from. It never leaves the store. */
  find: { column: string; from: readonly string[]; texts(parts: FindParts): string[] }
  /** The column that names the secret of the row; empty in older rows. */
  secret: string
}

export const SEALED_LEADS: SealedColumns = {
  texts: [
    ...['name', 'last_name', 'email', 'phone', 'postcode', 'message', 'notes'],
    // A page's address may carry what somebody typed.
    ...['url', 'user_agent'],
  ],
  json: ['fields', 'trade', 'facts', 'consent', 'lead_attributes', 'timeline', 'deliveries'],
  hashed: ['person_email', 'person_phone'],
  open: [ERASED],
  find: {
    column: 'find_words',
    from: ['name', 'last_name', 'email', 'phone', 'message'],
    texts: findTexts,
  },
  secret: 'sealed_by',
}

export const SEALED: Readonly<Record<string, SealedColumns>> = { leads: SEALED_LEADS }
