/** The operator's first screen: what dealers need of the platform, and each dealer in one line. */
import type { TypedUser } from 'payload'
import { idOf, idsOf } from '@/access/ids'
import { isPlatform, staffOf } from '@/access/staff'
import { ownRows, type Reading } from '@/admin/ownRows'
import { readDealers, type DealerLine } from '@/admin/dealers/readDealers'
import { readFeeds } from '@/admin/dashboard/needs/readNeeds'
import { byUrgency, type Need } from '@/admin/dashboard/needs/need'
import { certificatesOf, type Certificate } from '@/features/dealers/certificates'
import { inviteState } from '@/features/staff/invitation.rules'
import { env } from '@/env'
import { dealerNeeds } from './dealerNeeds'

export interface OperatorLine extends DealerLine {
  needs: Need[]
}
export interface OperatorToday {
  needs: Need[]
  dealers: OperatorLine[]
}

const MOST = { limit: 5000, sort: 'createdAt' }

/** Who runs the platform and looks at no single dealer. */
export const isOperator = (user: TypedUser | null): boolean => {
  const staff = staffOf(user)
  return isPlatform(staff) && !staff?.shown
}

/** Domains that end in `localhost` exist on this machine alone, and in demo mode nobody else fetches a certificate. */
const certificatesFor = (hosts: readonly string[], now: Date): Promise<Certificate[]> =>
  env.mode === 'demo' ? Promise.resolve([]) : certificatesOf(hosts, now.getTime())

export async function readOperator(reading: Reading): Promise<OperatorToday> {
  const { payload, user, now } = reading
  const [lines, rows, people, failed, feeds] = await Promise.all([
    readDealers(payload, user, now),
    ownRows(reading, 'tenants', {}, MOST),
    ownRows(reading, 'users', { disabled: { not_equals: true } }, MOST),
    ownRows(reading, 'leads', { delivery_state: { equals: 'failed' } }, MOST),
    readFeeds(reading),
  ])
  const domainsOf = new Map(rows.map(({ id, domains }) => [id, (domains ?? []).map(String)]))
  const active = lines.filter(({ standing }) => standing === 'active')
  const certificates = await certificatesFor(
    active.flatMap(({ id }) => domainsOf.get(id) ?? []),
    now,
  )
  const dealers = lines.map((line): OperatorLine => {
    const own = people.filter(({ tenants }) => idsOf(tenants).includes(line.id))
    const lost = failed.filter(({ tenant }) => idOf(tenant) === line.id)
    const domains = domainsOf.get(line.id) ?? []
    const needs = dealerNeeds(
      {
        ...{ id: line.id, name: line.name, standing: line.standing, carsForSale: line.cars, domains },
        changed: Date.parse(rows.find(({ id }) => id === line.id)?.updatedAt ?? '') || now.getTime(),
        neverIn: own.filter((one) => inviteState(one) !== 'active').map(({ name }) => name),
        people: own.filter((one) => inviteState(one) === 'active').length,
        failed: {
          count: lost.length,
          since: Math.min(now.getTime(), ...lost.map(({ createdAt }) => Date.parse(createdAt))),
        },
        certificates: certificates.filter(({ host }) => domains.includes(host)),
      },
      now.getTime(),
    )
    return { ...line, needs: byUrgency([...needs, ...feeds.filter(({ tenant }) => tenant === line.id)]) }
  })
  return { needs: byUrgency(dealers.flatMap(({ needs }) => needs)), dealers }
}
