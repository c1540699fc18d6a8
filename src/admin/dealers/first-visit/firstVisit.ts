import type { Payload, TypedUser } from 'payload'
import type { Role } from '@/access/roles'
import { listHref, newRowHref } from '@/lib/adminHrefs'
import { DAY_MS } from '@/lib/time'
import { everyRole, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { readPreference } from '@/admin/preference'

const NEW_DAYS = 14

export interface FirstStep {
  title: string
  why: string
  href: string
}
type Steps = readonly [FirstStep, FirstStep, FirstStep]

const LEADS: FirstStep = {
  title: 'Answer a lead',
  why: 'Take one that needs an answer. The clock stops when you write or call.',
  href: '/admin/leads',
}
const PROTECT: FirstStep = {
  title: 'Turn on two-step sign-in',
  why: 'A code beside the password, in your own account.',
  href: '/admin/account',
}

export const FIRST_STEPS: Record<Role, Steps> = {
  sales: [
    LEADS,
    { title: 'See today’s bookings', why: 'Test drives and services of today.', href: '/admin/bookings' },
    PROTECT,
  ],
  editor: [
    {
      title: 'Look at a car',
      why: 'What you change there stays, whatever the feed says.',
      href: '/admin/cars',
    },
    {
      title: 'Add an offer',
      why: 'With its conditions and last day; it comes off by itself.',
      href: newRowHref('offers'),
    },
    {
      title: 'Check the opening hours',
      why: 'Shoppers see them, and bookings go by them.',
      href: listHref('opening-hours'),
    },
  ],
  dealer_admin: [
    {
      title: 'Invite your people',
      why: 'Each gets a link by email, and sees what the role needs.',
      href: '/admin/invite',
    },
    {
      title: 'Say who gets the leads',
      why: 'By place, by what they are about, in turn.',
      href: '/admin/lead-sharing',
    },
    {
      title: 'Check the opening hours',
      why: 'The reply clock, bookings and shoppers go by them.',
      href: listHref('opening-hours'),
    },
  ],
  platform_admin: [
    { title: 'Look at the dealers', why: 'All of them, with their state.', href: '/admin/dealers' },
    { title: 'Invite a colleague', why: 'Of a dealer, or of the platform.', href: '/admin/invite' },
    PROTECT,
  ],
}

interface Account {
  createdAt?: string | null
  demo?: boolean | null
}

/** Many people use a demo account, so it has no first visit. */
export const isFirstVisit = ({ createdAt, demo }: Account, now: Date): boolean =>
  !demo && Boolean(createdAt) && now.getTime() - Date.parse(createdAt ?? '') < NEW_DAYS * DAY_MS

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
