import type { ServerProps } from 'payload'
import { mayReadLeads } from '@/admin/may'
import { settingsEntry } from '@/admin/dealers/settingsEntry'
import { onlyTenantOf } from '@/access/staff'
import { countsFor, isToday } from './counts'
import { PhoneScreens, SetSteps } from './PhoneScreens'
import { SELLING, WRITING } from './mainScreens.data'

export async function PhoneBar({ payload, user, params }: ServerProps) {
  if (!user) return null
  const counts = await countsFor(payload, user, isToday(params))
  const screens = mayReadLeads(user) ? SELLING : WRITING
  return <PhoneScreens screens={screens.map((line) => ({ ...line, count: counts[line.to] }))} />
}

export function OwnSteps({ user }: ServerProps) {
  return <SetSteps settings={onlyTenantOf(user) && settingsEntry(user)?.to} />
}
