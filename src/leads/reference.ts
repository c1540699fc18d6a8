import { createHash, randomInt } from 'node:crypto'
import type { LeadInput } from '@/domain/leads/leadSchema'

// Without letters that are easy to mishear or misread.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A public reference, for example `L7KQ2M9XA`: 30^8 values, unique per tenant by index. */
export const newLeadId = (): string =>
  `L${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

/** The form's own key (a retry, a double click), else the content within a minute (a form sent twice). */
export function dedupeKey(lead: LeadInput, idempotencyKey: string | null, at: Date): string {
  const content = [
    lead.form,
    lead.name,
    lead.email,
    lead.phone,
    lead.car_id,
    lead.message,
    Math.floor(at.getTime() / 60_000),
  ]
  return createHash('sha256')
    .update(idempotencyKey ? `key:${idempotencyKey}` : JSON.stringify(content))
    .digest('hex')
}
