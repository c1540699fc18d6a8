import type { DefaultServerCellComponentProps, Payload, Where } from 'payload'
import { cache } from 'react'
import { idOf, recordOf } from '@/access/ids'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { ofRow, RowLink } from '@/admin/fields/RowLink'
import { shortNameOf } from '@/admin/fields/ReferenceCell'
import { Named, Nothing, Pill } from '@/admin/kit/list/Named'
import { VIEW_WHERE } from '@/admin/car/list/where'
import { formatNumber } from '@/core/money/format'
import { civilAt } from '@/core/dealer/country/civil'
import { stripDepartment } from '@/core/place/locationNames'
import { hoursOn } from '@/core/place/hours/day'
import { openState } from '@/core/place/hours/openNow'
import { answeringDepartment, weekTable } from '@/core/place/hours/table'
import type { OpeningHourEntry } from '@/core/place/views'
import { labelOf } from '@/fields/label'
import { t } from '@/lib/words'
import { capital } from '@/lib/text'
import { readTogether } from '@/lib/readTogether'
import type { Location, Model, OpeningHour } from '@/payload-types'
import { departmentOf } from './department'
import { readEntries } from './rows'

type Cell<Row> = Omit<DefaultServerCellComponentProps, 'rowData'> & { rowData: Row }
type Hours = Pick<OpeningHour, 'department' | 'week' | 'exceptions'>

const entriesOf = ({ department, week, exceptions }: Hours): OpeningHourEntry[] =>
  [...readEntries(week), ...readEntries(exceptions)].map((entry) => ({
    ...entry,
    department: departmentOf(department),
  }))

const NONE = { words: 'No hours yet', tone: 'is-warn' } as const

const ofPlace = (props: Cell<OpeningHour>) => dealerZone(props.payload, dealerOf(props.rowData))

/** A row of opening hours: its place, and the department below it. */
export const DepartmentCell = ofRow(async function DepartmentCell(props: Cell<OpeningHour>) {
  const { location_name, department } = props.rowData
  const place = await shortNameOf(props.payload, props.rowData, location_name ?? 'No location')
  return <Named cell={props} title={stripDepartment(place)} note={labelOf(departmentOf(department))} />
})

/** Mon to Fri, Saturday or Sunday, as shoppers read the week; weekdays that differ are all named. */
export const DaysCell = ofRow(async function DaysCell(
  props: Cell<OpeningHour> & { days: 'week' | 'Saturday' | 'Sunday' },
) {
  const { rowData, days, ...cell } = props
  const zone = await ofPlace(props)
  const department = departmentOf(rowData.department)
  const rows = weekTable(entriesOf({ ...rowData, exceptions: [] }), department, zone, new Date())
  const isEnd = (label: string) => label === 'Saturday' || label === 'Sunday'
  const shown = rows.filter(({ label }) => (days === 'week' ? !isEnd(label) : label === days))
  return (
    <RowLink cell={{ ...cell, rowData }}>
      {shown.length === 0
        ? '–'
        : shown.map(({ label, text, note }) => (
            <span key={label} className="fc-day">
              {shown.length > 1 && `${label.slice(0, 3)} `}
              {text === t('Closed') ? <span className="fc-muted">{text}</span> : text}
              {note && <small>{note}</small>}
            </span>
          ))}
    </RowLink>
  )
})

/** Whether it is open at this moment, holidays included. */
export const OpenNowCell = ofRow(async function OpenNowCell(props: Cell<OpeningHour>) {
  const { rowData, ...cell } = props
  const state = openState(
    entriesOf(rowData),
    departmentOf(rowData.department),
    await ofPlace(props),
    new Date(),
  )
  const [words = '', ...rest] = state?.text.split(', ') ?? []
  return (
    <RowLink cell={{ ...cell, rowData }}>
      <Pill
        {...(state ? { words, tone: state.open ? 'is-good' : '', note: capital(rest.join(', ')) } : NONE)}
      />
    </RowLink>
  )
})

/** The hours of all places of a list at once. No access check: who may read a place may read when it is open. */
const hoursOf = cache((payload: Payload) =>
  readTogether(async (places) => {
    const { docs } = await payload.find({
      collection: 'opening-hours',
      where: { location_id: { in: places } },
      ...{ depth: 0, pagination: false, overrideAccess: true },
    })
    return new Map(places.map((id) => [id, docs.filter((row) => idOf(row.location_id) === id)]))
  }),
)

/** The cars of a dealership that are for sale. No access check: who may read a dealership may read its cars. */
export const CarsCell = ofRow(async function CarsCell({ rowData, payload, ...cell }: Cell<{ id: string }>) {
  const where = { and: [{ dealership_id: { equals: rowData.id } }, ...VIEW_WHERE.sale] }
  const { totalDocs } = await payload.count({ collection: 'cars', where, overrideAccess: true })
  return <RowLink cell={{ ...cell, rowData }}>{formatNumber(totalDocs)}</RowLink>
})

/** The places of a dealership. No access check: as with its cars. */
export const PlacesCell = ofRow(async function PlacesCell({
  rowData,
  payload,
  ...cell
}: Cell<{ id: string }>) {
  const where = { dealership_id: { equals: rowData.id } }
  const { totalDocs } = await payload.count({ collection: 'locations', where, overrideAccess: true })
  return <RowLink cell={{ ...cell, rowData }}>{formatNumber(totalDocs)}</RowLink>
})

/** The cars of a model that are for sale, new and used. No access check: as with those of a dealership. */
export const ModelCarsCell = ofRow(async function ModelCarsCell({ rowData, payload, ...cell }: Cell<Model>) {
  const { tenant, manufacturer, name } = rowData
  const own: Where[] = [
    { tenant: { equals: idOf(tenant) } },
    { model: { equals: name } },
    ...(manufacturer ? [{ make: { equals: manufacturer } }] : []),
  ]
  const where = { and: [...own, ...VIEW_WHERE.sale] }
  const { totalDocs } = await payload.count({ collection: 'cars', where, overrideAccess: true })
  return <RowLink cell={{ ...cell, rowData }}>{totalDocs ? formatNumber(totalDocs) : <Nothing />}</RowLink>
})

/** A place: its address and phone below its name. */
export async function PlaceCell({ cellData, rowData, ...cell }: Cell<Location>) {
  const { street, city } = recordOf(rowData.address)
  const { phone } = recordOf(rowData.contact_detail)
  const note = [street, city, phone].filter((part) => typeof part === 'string' && part).join(', ')
  const title = cellData ? await shortNameOf(cell.payload, rowData, String(cellData)) : 'No name yet'
  return <Named cell={{ ...cell, rowData }} title={title} note={note} />
}

export const TodayCell = ofRow(async function TodayCell({ rowData, payload, ...cell }: Cell<Location>) {
  const rows = (await hoursOf(payload)(rowData.id)) ?? []
  const entries = rows.flatMap(entriesOf)
  const department = answeringDepartment(entries, rowData.location_type)
  const day = department && hoursOn(entries, department, civilAt(new Date(), rowData.timezone).date)
  return (
    <RowLink cell={{ ...cell, rowData }}>
      {department ? <span className="fc-when">{day?.text ?? 'No hours today'}</span> : <Pill {...NONE} />}
    </RowLink>
  )
})
