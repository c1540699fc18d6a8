import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { dealerOf } from '@/admin/dealerOf'
import { dealerConfig, dealerZone } from '@/admin/dealerZone'
import { momentOf } from '@/admin/fields/shown'
import { ofRow, RowLink } from '@/admin/fields/RowLink'
import { Nothing, Pill } from '@/admin/kit/list/Named'
import { siteAddress } from '@/admin/siteAddress'
import { listMoment } from '@/admin/staffMoment'
import { knownAddresses } from '@/collections/Redirects/knownAddresses'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { plural } from '@/core/money/format'
import { reachOf, type Reach } from '@/features/redirects/redirects.rules'

type Cell = DefaultServerCellComponentProps

export const ToCell = ({ cellData, ...cell }: Cell) => (
  <RowLink cell={cell}>
    <span>
      <span aria-hidden="true">→ </span>
      {String(cellData ?? '')}
    </span>
  </RowLink>
)

const knownTo = cache(async (payload: Payload, tenant: string) => {
  const [known, config] = await Promise.all([
    knownAddresses({ payload }, tenant),
    dealerConfig(payload, tenant),
  ])
  return { known, aliases: tenantConfigSchema.safeParse(config).data?.search.aliases ?? [] }
})

const WORDS: Readonly<Record<NonNullable<Reach>, readonly [words: string, tone: string]>> = {
  page: ['Works', 'is-good'],
  elsewhere: ['Other website', ''],
  closed: ['Switched off', 'is-warn'],
  missing: ['No page there', 'is-warn'],
}

/** Whether the new address has a page, and whether search engines forget the old one. */
export const WorksCell = ofRow(async ({ payload, rowData }: Cell) => {
  const { to, permanent }: Record<string, unknown> = rowData
  const { known, aliases } = await knownTo(payload, dealerOf(rowData))
  const reach = reachOf(String(to), known, aliases)
  const [words, tone] = reach ? WORDS[reach] : ['See for yourself', '']
  return <Pill words={words} tone={tone} note={permanent === false ? 'Temporary' : 'Permanent'} />
})

export const UsedCell = ofRow(async ({ payload, rowData }: Cell) => {
  const { hits, last_hit }: Record<string, unknown> = rowData
  if (typeof hits !== 'number' || hits < 1) return <Nothing words="Not yet" />
  const at = momentOf(last_hit)
  const zone = await dealerZone(payload, dealerOf(rowData))
  return (
    <div className="fc-day">
      <span>{plural(hits, 'time')}</span>
      {at !== null && <small>Last {listMoment(at, zone, new Date())}</small>}
    </div>
  )
})

/** The old address as a shopper would open it. */
export const TestCell = ofRow(async ({ payload, rowData }: Cell) => {
  const site = await siteAddress(payload, dealerOf(rowData))
  const from = String(Reflect.get(rowData, 'from'))
  return site ? (
    <a className="fc-btn" href={site + from} target="_blank" rel="noopener">
      Test<span className="fc-sr"> {from}</span>
    </a>
  ) : (
    <Nothing />
  )
})
