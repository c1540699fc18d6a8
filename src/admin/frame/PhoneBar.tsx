import type { ServerProps } from 'payload'
import { mayReadLeads } from '@/admin/inbox/mayReadLeads'
import { PhoneScreens } from './PhoneScreens'
import { SELLING, WRITING } from './mainScreens.data'

/** The main screens within reach of a thumb; a window with room for the menu does not show it. */
export function PhoneBar({ user }: ServerProps) {
  if (!user) return null
  return <PhoneScreens screens={mayReadLeads(user) ? SELLING : WRITING} />
}
