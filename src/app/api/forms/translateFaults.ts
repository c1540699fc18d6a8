import type { FieldError } from '@/features/leads/parseLead'
import { t } from '@/lib/words'

/** A schema exists before any dealer is known, so its messages are phrases; the response has them in the dealer's words. */
export const translateFaults = (errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ path, message }) => ({ path, message: t(message) }))
