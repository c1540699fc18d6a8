import { z } from 'zod'

/** yyyy-mm-dd */
export const writtenDay = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'Write the date as 2026-12-25.')

/** HH:mm of 24 hours. */
export const writtenTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as 09:30.')
