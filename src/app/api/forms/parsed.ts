import type { z } from 'zod'
import type { FieldError } from '@/features/leads/parseLead'

export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] }

export function parsed<T extends z.ZodType>(schema: T, values: unknown): Parsed<z.output<T>> {
  const result = schema.safeParse(values)
  if (result.success) return { ok: true, value: result.data }
  const errors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { ok: false, errors }
}
