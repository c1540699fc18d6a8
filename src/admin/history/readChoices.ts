import type { Payload, TypedUser } from 'payload'
import { ownRows } from '@/admin/ownRows'
import type { HistoryFilter } from '@/domain/history/historyState'
import { VIA_WORDS } from '@/domain/history/historyWords'
import { kindOf } from './lines'

export type Choice = readonly [value: string, label: string]

/** Collections whose rows are never written by people, or that keep no history. */
const QUIET =
  /^(payload-|audit-log|idempotency-keys|staff-sessions|second-factors|sign-in-codes|shopper-logins|deals)/

export async function readChoices(
  payload: Payload,
  user: TypedUser,
): Promise<Record<HistoryFilter, Choice[]>> {
  const people = await ownRows({ payload, user }, 'users', {}, { limit: 500, sort: 'name' })
  const kinds = payload.config.collections.filter(({ slug }) => !QUIET.test(slug))
  return {
    who: people.map(({ id, name }) => [id, name]),
    kind: kinds
      .map(({ slug }): Choice => [slug, kindOf(payload, slug)])
      .sort(([, one], [, other]) => one.localeCompare(other)),
    // Rules change cars alone: their entries are on each car's own page.
    via: Object.entries(VIA_WORDS).filter(([via]) => via !== 'rule'),
  }
}
