import { z } from 'zod'
import { INVITED_ROLES, isAtLocations } from '@/access/roles'
import { DAY_MS } from '@/lib/time'

export const INVITE_DAYS = 3
export const inviteEnd = (now: number): number => now + INVITE_DAYS * DAY_MS

export const inviteSchema = z
  .strictObject({
    name: z.string().trim().min(1, 'Write the name of the person.').max(100),
    email: z.email('Write an address like name@dealer.com.au.').trim().toLowerCase().max(200),
    role: z.enum(INVITED_ROLES, 'Choose what the person may do.'),
    tenants: z.array(z.string()).max(100).default([]),
    locations: z.array(z.string()).max(200).default([]),
    lead_categories: z.array(z.string()).max(50).default([]),
  })
  .refine(({ role, locations }) => !isAtLocations(role) || locations.length > 0, {
    message: 'Tick a place: sales staff see the leads of their places.',
    path: ['locations'],
  })

export type InviteState = 'active' | 'invited' | 'ended' | 'left'
interface Account {
  disabled?: boolean | null
  invited_until?: number | null
}

/** `ended`: invited, but the link has expired. */
export function inviteState({ disabled, invited_until }: Account, now = Date.now()): InviteState {
  if (disabled) return 'left'
  if (!invited_until) return 'active'
  return invited_until > now ? 'invited' : 'ended'
}

export const STATE_WORDS: Record<InviteState, string> = {
  active: 'Active',
  invited: 'Invited',
  ended: 'Invitation ended',
  left: 'Left',
}
