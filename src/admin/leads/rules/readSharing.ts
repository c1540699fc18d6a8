import type { Payload, TypedUser } from 'payload'
import { dealerAdmins, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { dealerZone } from '@/admin/dealerZone'
import { ownRows } from '@/admin/ownRows'
import { shownDealer } from '@/admin/shownDealer'
import { colleaguesOf, turnsOf, withTurns } from '@/features/leads/sharing/colleaguesOf'
import { rulesOf } from '@/features/leads/sharing/rulesOf'

/** Payload shows our own views to everybody, so this checks the role. */
export const mayShareLeads = (user: unknown): boolean => worksAs(staffOf(user), dealerAdmins)

const BY_NAME = { limit: 500, sort: 'name' }

/** One dealer's rules and people: the requested one if the reader may see it, else their first. */
export async function readSharing(payload: Payload, user: TypedUser, asked: unknown) {
  const reading = { payload, user }
  const shown = await shownDealer(reading, asked)
  if (!shown) return null
  const { dealers, dealer } = shown
  const tenant = { tenant: { equals: dealer.id } }
  const [rules, off, places, people, turns, zone] = await Promise.all([
    rulesOf(dealer.id),
    ownRows(reading, 'lead-rules', { and: [tenant, { enabled: { not_equals: true } }] }),
    ownRows(reading, 'locations', tenant, BY_NAME),
    colleaguesOf(dealer.id),
    turnsOf(dealer.id),
    dealerZone(payload, dealer.id),
  ])
  return { dealers, dealer, rules, off, places, people: withTurns(people, turns), zone }
}
export type Sharing = NonNullable<Awaited<ReturnType<typeof readSharing>>>
