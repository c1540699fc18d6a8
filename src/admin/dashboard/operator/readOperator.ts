import type { TypedUser } from 'payload'
import { type Need, byUrgency } from '@/admin/dashboard/needs/need'
import { SUSPENDED_MEANS, type Status } from '@/core/dealer/status'
import { plural } from '@/core/money/format'
import { rowHref } from '@/lib/adminHrefs'
import { listedAnd } from '@/lib/text'
import { DAY_MS } from '@/lib/time'
import { idOf, idsOf } from '@/access/ids'
import { isPlatform, staffOf } from '@/access/staff'
import { ownRows, type Reading } from '@/admin/ownRows'
import { readDealers, type DealerLine } from '@/admin/dealers/readDealers'
import { readFeeds } from '@/admin/dashboard/needs/readNeeds'
import { certificatesOf, type Certificate } from '@/features/dealers/certificates'
import { inviteState } from '@/features/staff/invitation.rules'
import { env } from '@/env'

/** What of a dealer needs the operator: not its leads, which its own people answer. Pure. */

export interface DealerFacts {
  id: string
  name: string
  standing: Status
  /** Epoch ms. */
  changed: number
  /** The dealer's own domains. */
  domains: readonly string[]
  carsForSale: number
  /** Names of people who were invited and have not signed in yet. */
  neverIn: readonly string[]
  /** People of the dealer who have signed in. */
  people: number
  /** Leads that did not reach their people, given up; since when (epoch ms). */
  failed: { count: number; since: number }
  certificates: readonly { host: string; ends: number | null; fault: string }[]
}

/** Certificates are renewed by themselves 30 days before their end: one that is older was not. */
const CERTIFICATE_DAYS = 14

const need = (dealer: DealerFacts, key: string, more: Omit<Need, 'id' | 'tenant'>): Need => ({
  ...{ id: `${key} ${dealer.id}`, tenant: dealer.id },
  ...more,
})

function certificateNeeds(dealer: DealerFacts, now: number): Need[] {
  return dealer.certificates.flatMap(({ host, ends, fault }) => {
    const days = ends === null ? 0 : Math.floor((ends - now) / DAY_MS)
    if (ends !== null && days >= CERTIFICATE_DAYS) return []
    return [
      need(dealer, `certificate ${host}`, {
        tone: ends === null || days < 0 ? 'bad' : 'soon',
        due: ends ?? now,
        title:
          ends === null
            ? `${host} has no certificate that browsers take`
            : `The certificate of ${host} ${days < 0 ? 'has ended' : `ends in ${plural(days, 'day')}`}`,
        why: `${fault ? `${fault}. ` : ''}See that the domain leads to this server and that the proxy may fetch certificates.`,
        act: 'Domains',
        href: rowHref('tenants', dealer.id),
      }),
    ]
  })
}

/** What a launch lacks, in words. */
const lacking = ({ domains, carsForSale, people }: DealerFacts): string[] => [
  ...(domains.length ? [] : ['a domain of its own']),
  ...(carsForSale ? [] : ['cars for sale']),
  ...(people ? [] : ['a person who has signed in']),
]

export function dealerNeeds(dealer: DealerFacts, now: number): Need[] {
  const { id, name, standing: status, changed, neverIn, failed } = dealer
  if (status === 'suspended')
    return [
      need(dealer, 'suspended', {
        ...{ tone: 'soon' as const, due: changed, title: `${name} is suspended`, why: SUSPENDED_MEANS },
        ...{ act: 'Dealers', href: '/admin/dealers' },
      }),
    ]
  if (status !== 'active') return []
  const lacks = lacking(dealer)
  return [
    ...(failed.count
      ? [
          need(dealer, 'mails', {
            tone: 'bad',
            due: failed.since,
            title: `${plural(failed.count, 'lead')} of ${name} did not get through`,
            why: 'The mail server, a webhook or an address does not answer. They are all in the dealer’s list of leads.',
            act: 'Where leads go',
            href: `/admin/collections/lead-destinations?where[tenant][equals]=${id}`,
          }),
        ]
      : []),
    ...certificateNeeds(dealer, now),
    ...(lacks.length
      ? [
          need(dealer, 'launch', {
            ...{ tone: 'soon' as const, due: changed, title: `The launch of ${name} is not finished` },
            why: `It lacks ${listedAnd(lacks)}.`,
            ...{ act: 'Launch checklist', href: `/admin/launch?dealer=${id}` },
          }),
        ]
      : []),
    ...(neverIn.length
      ? [
          need(dealer, 'people', {
            ...{ tone: 'soon' as const, due: changed },
            title: `${plural(neverIn.length, 'person', 'people')} of ${name} never signed in`,
            why: `${listedAnd(neverIn.slice(0, 5))}${neverIn.length > 5 ? ' and others' : ''}. An invitation can be sent again.`,
            ...{ act: 'Staff', href: `/admin/collections/users?where[tenants][in]=${id}` },
          }),
        ]
      : []),
  ]
}

/** The operator's first screen: what dealers need of the platform, and each dealer in one line. */

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
  const active = lines.filter(({ standing: status }) => status === 'active')
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
