/** Columns that may be empty: both databases store null, and a row that is older than its column lacks the value. */
import { z } from 'zod'

export const textOrEmpty = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** An empty text becomes null. */
export const textOrNull = z
  .string()
  .nullish()
  .transform((value) => value || null)

export const countOrZero = z
  .number()
  .nullish()
  .transform((value) => value ?? 0)

export const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null)

export const orUndefined = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined)
