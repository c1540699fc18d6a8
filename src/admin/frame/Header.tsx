import type { ServerProps } from 'payload'
import { mayReadLeads } from '@/admin/may'
import { settingsEntry } from '@/admin/dealers/settingsEntry'
import { onlyTenantOf } from '@/access/staff'
import { PhoneScreens, SetSteps } from './PhoneScreens'
import { SELLING, WRITING } from './mainScreens.data'

export function PhoneBar({ user }: ServerProps) {
  if (!user) return null
  return <PhoneScreens screens={mayReadLeads(user) ? SELLING : WRITING} />
}

export function OwnSteps({ user }: ServerProps) {
  return <SetSteps settings={onlyTenantOf(user) && settingsEntry(user)?.to} />
}
