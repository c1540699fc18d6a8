import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { ownRows, type Reading } from '@/admin/ownRows'
import { openBreaches } from './breaches'
import type { Need } from './need'

export async function readBreaches(reading: Reading): Promise<Need[]> {
  const rows = await ownRows(reading, 'data-breaches', { decision: { in: ['assessing', 'notifiable'] } })
  const facts = rows.map(async ({ id, tenant, title, noticed_at, decision, ...told }) => ({
    ...{ id, title, decision, noticed: Date.parse(noticed_at), tenant: idOf(tenant) ?? '' },
    ...{ officeTold: Boolean(told.office_told_at), peopleTold: Boolean(told.people_told_at) },
    zone: await dealerZone(reading.payload, idOf(tenant) ?? ''),
  }))
  return openBreaches(await Promise.all(facts), reading.now.getTime())
}
