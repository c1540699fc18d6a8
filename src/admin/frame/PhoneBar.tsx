import type { ServerProps } from 'payload'
import { mayReadLeads } from '@/admin/inbox/mayReadLeads'
import { PhoneWays } from './PhoneWays'
import { SELLING, WRITING } from './ways.data'

/** The main screens within reach of a thumb; a window with room for the menu does not show it. */
export function PhoneBar({ user }: ServerProps) {
  if (!user) return null
  return <PhoneWays ways={mayReadLeads(user) ? SELLING : WRITING} />
}
