import { hashOf } from '@/lib/secrets'
import type { LeadInput } from './leadSchema.rules'
import { submitted } from './row'
import { MINUTE_MS } from '@/lib/time'

/** The visited pages differ between the two presses of a double click. */
function contentOf(lead: LeadInput): string {
  const { lead_attributes: _visits, ...fields } = submitted(lead)
  return JSON.stringify(fields)
}

/**
 * The first key is the lead's own, any of them marks an earlier one: the sender's key (a retry, a double click), else the
 * same content in this minute or the one before.
 */
export function dedupeKeys(lead: LeadInput, idempotencyKey: string | null, at: Date): [string, ...string[]] {
  if (idempotencyKey) return [hashOf(`key:${idempotencyKey}`)]
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  const of = (one: number) => hashOf(`${one} ${contentOf(lead)}`)
  return [of(minute), of(minute - 1)]
}

export const turnKey = (lead: LeadInput, idempotencyKey: string | null): string =>
  hashOf(idempotencyKey ? `key:${idempotencyKey}` : contentOf(lead))
