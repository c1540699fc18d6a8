import type { Payload, TypedUser } from 'payload'
import { editors, sellers, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { readVisitors, type Visitor } from '@/admin/bookings/dayBookings'
import { dealerZone } from '@/admin/dealerZone'
import { firstVisitOf, type FirstStep } from '@/admin/dealers/first-visit/firstVisit'
import { ownRows } from '@/admin/ownRows'
import type { Need } from './needs/need'
import { needsFor } from './needs/readNeeds'
import { readTruthLine } from './needs/truth'
import { type NewLeads, newLeadsFor } from './newLeads'
import { type Figure, weekFor } from './week/readWeek'

const SHOWN_LEADS = 6

export interface Today {
  /** Null for roles that read no leads: a card saying that nobody waits could be untrue. */
  leads: NewLeads | null
  needs: Need[]
  figures: Figure[]
  /** Null for roles that read no bookings. */
  visitors: Visitor[] | null
  dealers: Map<string, string>
  suspended: string[]
  firstSteps: readonly FirstStep[] | null
  /** What the test of all that is said of cars found last; null for who may not mend it. */
  truth: string | null
}

/** The user's first screen. The week begins in the zone of the first dealer. */
export async function todayFor(payload: Payload, user: TypedUser, now: Date): Promise<Today> {
  const staff = staffOf(user)
  const reading = { payload, user, now }
  const zone = await dealerZone(payload, staff?.tenants[0] ?? '')
  const [leads, needs, figures, visitors, tenants, firstSteps] = await Promise.all([
    worksAs(staff, sellers) ? newLeadsFor(payload, user, SHOWN_LEADS, now) : null,
    needsFor(payload, user, now),
    weekFor(reading, zone),
    readVisitors(payload, user, now),
    ownRows(reading, 'tenants', {}),
    firstVisitOf(payload, user, now),
  ])
  const dealers = new Map(tenants.map(({ id, name }) => [id, name]))
  const suspended = tenants.filter(({ status }) => status !== 'active').map(({ name }) => name)
  const truth = worksAs(staff, editors) ? await readTruthLine(reading, tenants) : null
  return { leads, needs, figures, visitors, dealers, suspended, firstSteps, truth }
}
