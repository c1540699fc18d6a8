/** Columns that may hold nothing: MongoDB stores null for it, SQLite too, and a row from before the column lacks it. */
import { z } from 'zod'

export const textOrEmpty = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** An empty text is none. */
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
