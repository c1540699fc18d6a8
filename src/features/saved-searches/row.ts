import { z } from 'zod'
import { countOrZero, orNull, textOrEmpty } from '@/core/dealer/rowShapes'
import { type carNewsSchema, owedMailSchema, seenCarsSchema } from './jsonShapes.rules'
import { isClosed } from '@/core/dealer/links/closedPaths'
import type { Site } from '@/core/dealer/views'
import { readSound } from '@/lib/soundParts'
import { FREQUENCIES } from './frequency.rules'

const row = z.object({
  id: z.string(),
  tenant: z.string(),
  name: z.string(),
  email: z.string(),
  shopper_id: z.string().nullish(),
  search: textOrEmpty,
  frequency: z.enum(FREQUENCIES),
  state: z.enum(['waiting', 'active', 'stopped']),
  confirmed_at: z.string().nullish(),
  salt: z.string(),
  seen_cars: orNull(seenCarsSchema),
  floor: countOrZero,
  mail: owedMailSchema.nullish(),
  mail_attempts: countOrZero,
})

export type SavedSearch = z.output<typeof row>
export type CarNews = z.output<typeof carNewsSchema>
export type OwedMail = z.output<typeof owedMailSchema>

/** @throws ZodError for an invalid row, which only a bug can cause */
export const readSaved = (stored: unknown): SavedSearch => row.parse(stored)
/** For what is shown: a row at fault is read as far as it goes. */
export const shownSaved = (stored: unknown): SavedSearch | null => readSound('saved-searches', row, stored)
export const SAVED_FIELDS: readonly string[] = Object.keys(row.shape)

/** A dealer can switch off saved searches, saved cars, or the accounts that hold them. */
export const isOffered = ({ config }: Pick<Site, 'config'>, { shopper_id }: SavedSearch): boolean =>
  shopper_id ? !isClosed('/watchlist', config) : config.features.savedSearches
