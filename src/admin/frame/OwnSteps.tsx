import type { ServerProps } from 'payload'
import { settingsEntry } from '@/admin/dealers/settingsEntry'
import { onlyTenantOf } from '@/access/staff'
import { SetSteps } from './SetSteps'

export function OwnSteps({ user }: ServerProps) {
  return <SetSteps settings={onlyTenantOf(user) && settingsEntry(user)?.to} />
}
