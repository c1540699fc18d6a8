import type { Payload, TypedUser, DocumentViewServerProps } from 'payload'
import { mayReadHistory, mayReadCarHistory } from '@/access/history'
import { ownRows } from '@/admin/ownRows'
import type { HistoryEntry } from '@/admin/history/words'
import { linesOf, type HistoryLine } from '@/admin/history/lines'
import { readCarEntries } from '@/admin/history/readHistory'
import { changesSchema, type CarChange } from '@/core/car/carChanges'
import type { CarHistory as Stored } from '@/payload-types'
import { idOf, recordOf } from '@/access/ids'
import { HistoryTable } from '@/admin/history/HistoryTable'
import { dealerConfig, dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { requestedMoment, momentAfter, momentField } from '@/features/history/history.rules'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { rowHref } from '@/lib/adminHrefs'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { MomentBox } from '@/admin/fields/TypedBox'
import { PressButton } from '@/admin/staff/PressButton'
import { carLabelOf } from '@/fields/label'
import { changedSince } from '@/features/stock/putCarBack'
import { CarThen } from './CarThen'
import { carNotes } from './notes'

const MAX_CHANGES = 5000
export const LINES = 100

const entryOf = ({ id, tenant, car_id, at, who, via, changes }: Stored): HistoryEntry => ({
  ...{ id, tenant, who, via, diff: changesSchema.parse(changes), createdAt: new Date(at).toISOString() },
  ...{ what: 'update cars', entity: 'cars', doc_id: car_id, doc_title: null, user_id: null },
})

/** What a feed changed besides is for putting the car back. */
const isReported = ({ changes }: Stored): boolean => Object.keys(changesSchema.parse(changes)).length > 0

export interface ReadCarHistoryCarHistory {
  lines: HistoryLine[]
  total: number
  saved: CarChange[]
}

/** As far as the reader may see it. For readers of the general history, saves by staff come from there: it says more. */
export async function readCarHistory(
  payload: Payload,
  user: TypedUser,
  id: string,
): Promise<ReadCarHistoryCarHistory> {
  const readsAll = mayReadHistory(user)
  const isOwn = ({ via }: Stored) => !readsAll || via !== 'admin'
  const [stored, byStaff] = await Promise.all([
    ownRows(
      { payload, user },
      'car-history',
      { car_id: { equals: id } },
      { limit: MAX_CHANGES, sort: '-at' },
    ),
    readsAll ? readCarEntries(payload, user, id) : { docs: [], totalDocs: 0 },
  ])
  const entries = [
    ...stored.filter((row) => isOwn(row) && isReported(row)).map(entryOf),
    ...byStaff.docs,
  ].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  return {
    lines: await linesOf(payload, user, entries.slice(0, LINES)),
    total: entries.length - byStaff.docs.length + byStaff.totalDocs,
    saved: stored.map(({ at, changes }) => ({ at, changes: changesSchema.parse(changes) })),
  }
}

const hrefOf = (id: string, at: string): string =>
  `${rowHref('cars', id)}/history?${new URLSearchParams({ at })}`

export async function CarHistory({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult
  const { user, payload } = req
  const [row, id] = [recordOf(doc), idOf(doc)]
  if (!user || !mayReadCarHistory(user) || !id)
    return (
      <div className="fc">
        <p className="fc-none">The history of a car is for administrators and editors of the dealer.</p>
      </div>
    )
  const tenant = idOf(row.tenant) ?? ''
  const [{ lines, total, saved }, zone, config] = await Promise.all([
    readCarHistory(payload, user, id),
    dealerZone(payload, tenant),
    dealerConfig(payload, tenant),
  ])
  const now = new Date().getTime()
  const requested = searchParams?.at
  const at = requestedMoment(requested, zone, now) ?? now
  const settings = tenantConfigSchema.safeParse(config).data
  const notes = carNotes(row, saved, { at, now, zone, storedMonths: settings?.retention.car_history ?? 0 })
  const changed = notes.row && worksAs(staffOf(user), editors) ? changedSince(row, notes.row) : []
  return (
    <div className="fc fc-carhistory">
      <section aria-labelledby="changes-title">
        <h2 id="changes-title">What changed</h2>
        <p className="fc-muted">
          Changes by people, API keys, feeds and rules. Choose a time to see the car as it was then.
        </p>
        {lines.length > 0 ? (
          <HistoryTable lines={lines} ofRow thenHref={(line) => hrefOf(id, momentAfter(line.at, zone))} />
        ) : (
          <p className="fc-none">No change is on record.</p>
        )}
        {total > LINES && <p>These are the last of {total} changes.</p>}
      </section>
      <section aria-labelledby="then-title" className="fc-then">
        <h2 id="then-title">As shoppers saw it</h2>
        <form action={`${rowHref('cars', id)}/history`} className="fc-acts" key={at}>
          <label htmlFor="then-at">As it was on</label>
          <MomentBox id="then-at" label="As it was on" name="at" required value={momentField(at, zone)} />
          <button className="fc-btn" type="submit">
            Show
          </button>
        </form>
        {requested !== undefined && requestedMoment(requested, zone, now) === null && (
          <p role="alert">That is not a time in the past. This is the car as it is now.</p>
        )}
        {changed.length > 0 && (
          <p className="fc-acts fc-then__back">
            <span>Other than now: {changed.map(carLabelOf).join(', ')}.</span>
            <PressButton
              call={`/cars-back/${id}`}
              body={{ at: String(at) }}
              label="Put the car back to this moment"
              doing="Putting back …"
              done={`The car is as it was on ${staffMoment(at, zone)}.`}
              ask={`Put the car back to ${staffMoment(at, zone)}? ${changed.map(carLabelOf).join(', ')}: as on that day. A feed does not undo this until it says something new.`}
              then={`${rowHref('cars', id)}/history`}
            />
          </p>
        )}
        {settings && (
          <CarThen
            {...notes}
            config={settings}
            at={at}
            moment={staffMoment(at, zone)}
            printed={staffMoment(now, zone)}
          />
        )}
      </section>
    </div>
  )
}
