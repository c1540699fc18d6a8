import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { ofRow, RowLink } from '@/admin/fields/RowLink'
import { nameOf, shortNameOf } from '@/admin/fields/ReferenceCell'
import { Named, Nothing, Pill, Usual } from '@/admin/kit/list/Named'
import { momentText } from '@/core/place/moments'
import { ACCEPTED, isCarriedOut } from '@/features/stock/feeds.rules'
import { summaryOf } from '@/features/stock/feedSummary'
import { isRecord } from '@/lib/isRecord'
import type { StockFeed } from '@/payload-types'
import { feedPill } from './feedWords'

type Cell = Omit<DefaultServerCellComponentProps, 'rowData'> & { rowData: StockFeed }

/** Feeds come several times a day: the day alone would be the same in many rows. */
export const FeedTimeCell = ofRow(async function FeedTimeCell({ rowData, payload, ...cell }: Cell) {
  const zone = await dealerZone(payload, dealerOf(rowData))
  const dealership = await nameOf(payload, 'dealerships', rowData.dealership_id)
  return (
    <Named
      cell={{ ...cell, rowData }}
      title={momentText(rowData.createdAt, zone)}
      note={await shortNameOf(payload, rowData, dealership)}
    />
  )
})

/** Of a dealership and supplier, when its last whole stock came. No access check: who may read one feed may read all. */
const newestOf = cache(async (payload: Payload, dealership: string, source: string): Promise<string> => {
  const { docs } = await payload.find({
    collection: 'stock-feeds',
    where: {
      dealership_id: { equals: dealership },
      source: source ? { equals: source } : { exists: false },
      state: { in: [...ACCEPTED] },
    },
    ...{ sort: '-createdAt', depth: 0, limit: 1, pagination: false, overrideAccess: true },
  })
  return docs[0]?.createdAt ?? ''
})

/** What a feed said holds until the next whole stock. */
export const FeedStateCell = ofRow(async function FeedStateCell({ rowData, payload, ...cell }: Cell) {
  const { createdAt, state, dealership_id, source, summary } = rowData
  const { undone } = summaryOf({ summary: isRecord(summary) ? summary : null })
  const isReplaced =
    isCarriedOut(state) && (undone || createdAt < (await newestOf(payload, dealership_id, source ?? '')))
  return (
    <RowLink cell={{ ...cell, rowData }}>
      {isReplaced ? <Usual words={undone ? 'Put back' : 'Replaced'} /> : <Pill {...feedPill(state)} />}
    </RowLink>
  )
})

/** What it took off the website, or would. */
export const TakenOffCell = ofRow(function TakenOffCell({ rowData, ...cell }: Cell) {
  const { state, missing } = rowData
  const count = missing?.length ?? 0
  const words = isCarriedOut(state) ? String(count) : state === 'held' ? `${count} not yet` : ''
  return <RowLink cell={{ ...cell, rowData }}>{count && words ? words : <Nothing />}</RowLink>
})

/** Cars of it that could not be understood. */
export const RefusedCell = ofRow(function RefusedCell({ rowData, ...cell }: Cell) {
  const { refused } = summaryOf({ summary: isRecord(rowData.summary) ? rowData.summary : null })
  return <RowLink cell={{ ...cell, rowData }}>{refused ? String(refused) : <Nothing />}</RowLink>
})
