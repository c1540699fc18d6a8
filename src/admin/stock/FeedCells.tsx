import type { DefaultServerCellComponentProps } from 'payload'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { ofRow, RowLink } from '@/admin/fields/RowLink'
import { Nothing, Pill } from '@/admin/kit/list/Named'
import { momentText } from '@/core/place/moments'
import { isCarriedOut } from '@/features/stock/feeds.rules'
import type { StockFeed } from '@/payload-types'
import { feedPill } from './feedWords'

type Cell = Omit<DefaultServerCellComponentProps, 'rowData'> & { rowData: StockFeed }

/** Feeds come several times a day: the day alone would be the same in many rows. */
export const FeedTimeCell = ofRow(async function FeedTimeCell({ rowData, payload, ...cell }: Cell) {
  const zone = await dealerZone(payload, dealerOf(rowData))
  return (
    <RowLink cell={{ ...cell, rowData }}>
      <span className="fc-when">{momentText(rowData.createdAt, zone)}</span>
    </RowLink>
  )
})

export const FeedStateCell = ofRow(({ rowData, ...cell }: Cell) => (
  <RowLink cell={{ ...cell, rowData }}>
    <Pill {...feedPill(rowData.state)} />
  </RowLink>
))

/** What it took off the website, or would. */
export const TakenOffCell = ofRow(function TakenOffCell({ rowData, ...cell }: Cell) {
  const { state, missing } = rowData
  const count = missing?.length ?? 0
  const words = isCarriedOut(state) ? String(count) : state === 'held' ? `${count} not yet` : ''
  return <RowLink cell={{ ...cell, rowData }}>{count && words ? words : <Nothing />}</RowLink>
})
