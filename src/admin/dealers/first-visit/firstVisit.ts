import type { Payload, TypedUser } from 'payload'
import { everyRole, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { readPreference } from '@/admin/preference'
import { FIRST_STEPS, isFirstVisit, type FirstStep } from './firstSteps'

export const FIRST_VISIT = 'first-visit'

/** What to show to a person who has just joined; null for others, and once it is closed. */
export async function firstVisitOf(
  payload: Payload,
  user: TypedUser,
  now: Date,
): Promise<readonly FirstStep[] | null> {
  const staff = staffOf(user)
  if (!staff || !worksAs(staff, everyRole) || !isFirstVisit(user, now)) return null
  const isClosed = (await readPreference(payload, user, FIRST_VISIT)) !== undefined
  return isClosed ? null : FIRST_STEPS[staff.role]
}
