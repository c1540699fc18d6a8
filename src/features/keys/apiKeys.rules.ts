import { z } from 'zod'
import { HOUR_MS } from '@/lib/time'

export const SCOPES = [
  ...(['stock:read', 'stock:write', 'leads:read'] as const),
  ...(['keys:write', 'webhooks:write', 'messages:write'] as const),
] as const
export type Scope = (typeof SCOPES)[number]
/** What a call needs: one of them is enough. */
export type Needed = readonly [Scope, ...Scope[]]
/** For what both senders and readers of cars need. */
export const EITHER_STOCK = ['stock:read', 'stock:write'] as const
export const eitherOf = (needed: Needed): string => needed.join(' or ')
export const SCOPE_WORDS: Record<Scope, string> = {
  'stock:read': 'Read cars',
  'stock:write': 'Send and change cars',
  'leads:read': 'Read leads, with the data of people',
  'keys:write': 'Make and end keys that may do no more than this one',
  'webhooks:write': 'Set up webhooks',
  'messages:write': 'Hand on mails and SMS of shoppers',
}
export const scopeWords = (held: readonly unknown[]): string =>
  SCOPES.filter((scope) => held.includes(scope))
    .map((scope) => SCOPE_WORDS[scope])
    .join(', ')

/** For how many days a key may be made, and how many hours a revoked one may go on. */
export const KEY_DAYS = [1, 3650] as const
export const KEY_OVERLAP_HOURS = [0, 720] as const

export const newKeySchema = z.object({
  tenant: z.string().min(1, 'Choose the dealer.'),
  name: z.string().trim().min(1, 'Say who gets the key.').max(200),
  scopes: z
    .array(z.enum(SCOPES))
    .min(1, 'Tick what the key may do.')
    .pipe(z.tuple([z.enum(SCOPES)], z.enum(SCOPES))),
  /** Slugs; empty means every dealership of the tenant. */
  dealerships: z.array(z.string()).max(200),
  days: z.number().int().min(KEY_DAYS[0]).max(KEY_DAYS[1]).nullable(),
})
/** A replaced key still works for this long, so that its holder can change over without a gap. */
export const OVERLAP_HOURS = 24

interface KeyDates {
  expires_at?: string | null
  revoked_at?: string | null
  last_used_at?: string | null
}

/** Epoch milliseconds. A key ends at whichever of the two comes first. */
export function keyState({ expires_at, revoked_at }: KeyDates, now: number): 'works' | 'ending' | 'ended' {
  const ends = [expires_at, revoked_at].flatMap((time) => (time ? [Date.parse(time)] : []))
  const end = Math.min(...ends)
  if (end <= now) return 'ended'
  return end - now <= OVERLAP_HOURS * HOUR_MS ? 'ending' : 'works'
}
/** `wanted`: what a form or a call says of the end, undefined when it says nothing. */
export function isOtherEnd(end: unknown, wanted: unknown): boolean {
  if (wanted === undefined) return false
  return (end ? Date.parse(String(end)) : null) !== (wanted ? Date.parse(String(wanted)) : null)
}

export const KEY_STATE_WORDS = { works: 'Works', ending: 'Ends within a day', ended: 'Ended' } as const
