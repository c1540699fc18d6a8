import type { ServerProps } from 'payload'
import { mayReadLeads } from '@/admin/leads/inbox/mayReadLeads'
import { PhoneScreens } from './PhoneScreens'
import { SELLING, WRITING } from './mainScreens.data'

export function PhoneBar({ user }: ServerProps) {
  if (!user) return null
  return <PhoneScreens screens={mayReadLeads(user) ? SELLING : WRITING} />
}
