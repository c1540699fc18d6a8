import type { Role } from '@/access/roles'
import { listHref, newRowHref } from '@/lib/adminHrefs'
import { DAY_MS } from '@/lib/time'

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
