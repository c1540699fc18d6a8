import { assessedBy, notNotifiedYet, type BreachFacts } from '@/features/privacy/breach.rules'
import { rowHref } from '@/lib/adminHrefs'
import { listedAnd } from '@/lib/text'
import { DAY_MS } from '@/lib/time'
import { momentText } from '@/core/place/moments'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { ownRows, type Reading } from '@/admin/ownRows'
import type { Need } from './need'

export interface OpenBreach extends BreachFacts {
  id: string
  tenant: string
  title: string
  /** Epoch milliseconds. */
  noticed: number
  zone: string
}

/** Within so much of the last day it is no more a matter of next week. */
const PRESSING_MS = 7 * DAY_MS

/** Breaches that wait for a decision, and notifiable ones of which somebody has not been told. */
export const openBreaches = (breaches: readonly OpenBreach[], now: number): Need[] =>
  breaches.flatMap((breach) => {
    const { id, tenant, title, noticed, zone, decision } = breach
    const own = {
      ...{ id: `breach ${id}`, tenant, act: 'Open the record' },
      href: rowHref('data-breaches', id),
    }
    const due = assessedBy(noticed)
    if (decision === 'assessing')
      return [
        {
          ...{ ...own, due, tone: due - now < PRESSING_MS ? ('bad' as const) : ('soon' as const) },
          title: `Data breach: decide by ${momentText(new Date(due), zone)}`,
          why: `${title}. Decide within 30 days whether people have to be told.`,
        },
      ]
    const untold = notNotifiedYet(breach)
    return untold.length
      ? [
          {
            ...{ ...own, due: noticed, tone: 'bad' as const },
            title: `Data breach: tell ${listedAnd(untold)}`,
            why: `${title}. It is notifiable: tell them as soon as you can.`,
          },
        ]
      : []
  })

export async function readBreaches(reading: Reading): Promise<Need[]> {
  const rows = await ownRows(reading, 'data-breaches', { decision: { in: ['assessing', 'notifiable'] } })
  const facts = rows.map(async ({ id, tenant, title, noticed_at, decision, ...reported }) => ({
    ...{ id, title, decision, noticed: Date.parse(noticed_at), tenant: idOf(tenant) ?? '' },
    ...{ officeInformed: Boolean(reported.office_told_at), peopleInformed: Boolean(reported.people_told_at) },
    zone: await dealerZone(reading.payload, idOf(tenant) ?? ''),
  }))
  return openBreaches(await Promise.all(facts), reading.now.getTime())
}
