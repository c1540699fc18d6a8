import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { listMoment, staffMoment } from '@/admin/staffMoment'
import { civilAt } from '@/core/dealer/country/civil'
import { formatKm, formatMoney, formatNumber, plural } from '@/core/money/format'
import { pickedDay } from '@/core/place/hours/dayWindow'
import { paidText, figureText, momentOf } from './shown'
import { isUntouched } from '@/admin/kit/list/labelRules'
import { Nothing } from '@/admin/kit/list/Named'
import { readTogether } from '@/lib/readTogether'
import { RowLink } from './RowLink'
import { dayShown } from './typed.rules'

const NONE = <Nothing />

export const CentsCell = ({ cellData, ...cell }: DefaultServerCellComponentProps) => (
  <RowLink cell={cell}>
    {figureText(cellData, (cents) => paidText(cents, cell.rowData.currency), NONE)}
  </RowLink>
)

const cellWith =
  (words: (figure: number) => string) =>
  ({ cellData, ...cell }: DefaultServerCellComponentProps) => (
    <RowLink cell={cell}>{figureText(cellData, words, NONE)}</RowLink>
  )

export const DollarsCell = cellWith(formatMoney)
export const KmCell = cellWith(formatKm)

const MOST_STARS = 5
const FEW_STARS = 3

/** Of one review in stars; an average as its figure, with the number of reviews. */
export function RatingCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
  const stars = typeof cellData === 'number' ? Math.min(cellData, MOST_STARS) : 0
  const { review_count: count }: Record<string, unknown> = cell.rowData
  const words = `${stars} of ${MOST_STARS}`
  return (
    <RowLink cell={cell}>
      {!stars ? (
        NONE
      ) : typeof count === 'number' ? (
        `★ ${stars.toFixed(1)} (${formatNumber(count)})`
      ) : (
        <span className={`fc-stars${stars <= FEW_STARS ? ' is-warn' : ''}`} role="img" aria-label={words}>
          {'★'.repeat(Math.round(stars))}
          <span>{'★'.repeat(MOST_STARS - Math.round(stars))}</span>
        </span>
      )}
    </RowLink>
  )
}

type Row = Pick<DefaultServerCellComponentProps, 'payload' | 'rowData' | 'collectionSlug'>
const zoneOf = ({ payload, rowData, collectionSlug }: Row) =>
  dealerZone(payload, dealerOf(rowData, collectionSlug))

export async function MomentCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
  const at = momentOf(cellData)
  if (at === null) return <RowLink cell={cell}>{NONE}</RowLink>
  const zone = await zoneOf(cell)
  return (
    <RowLink cell={cell}>
      <time className="fc-when" title={staffMoment(at, zone)}>
        {listMoment(at, zone, new Date())}
      </time>
    </RowLink>
  )
}

/** Who changed each row of a list last, by the history. */
const changersOf = cache((payload: Payload, entity: string) =>
  readTogether(async (ids) => {
    const all = { depth: 0, limit: 500, overrideAccess: true } as const
    const { docs } = await payload.find({
      ...all,
      collection: 'audit-log',
      sort: '-createdAt',
      where: { and: [{ entity: { equals: entity } }, { doc_id: { in: ids } }] },
    })
    const by = docs.flatMap(({ user_id }) => user_id ?? [])
    const people = await payload.find({ ...all, collection: 'users', where: { id: { in: by } } })
    const names = new Map(people.docs.map(({ id, name }) => [id, name]))
    return new Map(docs.toReversed().map((line) => [line.doc_id ?? '', names.get(line.user_id ?? '')]))
  }),
)

/** When a row was changed, and by whom; of a row that is as it was made, when that was. */
export async function ChangedCell(cell: DefaultServerCellComponentProps) {
  if (isUntouched(cell.rowData)) return <span className="fc-nothing">Added {await MomentCell(cell)}</span>
  const who = await changersOf(cell.payload, cell.collectionSlug)(String(cell.rowData.id))
  return (
    <div className="fc-day">
      {await MomentCell(cell)}
      {who && <small>{who}</small>}
    </div>
  )
}

/** A day of the calendar, as its box in the form shows it: Payload's own cell shows that of the browser's clock. */
export async function DayCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
  const zone = await zoneOf(cell)
  const day = pickedDay(typeof cellData === 'string' ? cellData : null, zone)
  return (
    <RowLink cell={cell}>
      {day ? <span className="fc-when">{dayShown(day, civilAt(new Date(), zone).date)}</span> : NONE}
    </RowLink>
  )
}

/** `4`, the place of a card, is after three cars. */
export const AfterCarsCell = ({ cellData, ...cell }: DefaultServerCellComponentProps) => (
  <RowLink cell={cell}>{`After ${plural(Math.max(0, Number(cellData ?? 1) - 1), 'car')}`}</RowLink>
)

export const FlagCell = ({ cellData, ...cell }: DefaultServerCellComponentProps) => (
  <RowLink cell={cell}>{cellData === true ? 'Yes' : 'No'}</RowLink>
)

export function PictureCell({ rowData, ...cell }: DefaultServerCellComponentProps) {
  const { url, original_name }: Record<string, unknown> = rowData
  return (
    <RowLink cell={{ ...cell, rowData }}>
      <span className="fc-file">
        {typeof url === 'string' && <img src={url} alt="" width={64} height={48} loading="lazy" />}
        {typeof original_name === 'string' ? original_name : 'Picture'}
      </span>
    </RowLink>
  )
}
