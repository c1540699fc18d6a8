import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { nameOf } from '@/admin/fields/ReferenceCell'
import { ofRow, RowLink } from '@/admin/fields/RowLink'
import { Drawing } from '@/admin/frame/FoldedLines'
import { PAGES } from '@/admin/frame/mainScreens.data'
import { initialsOf } from '@/core/person/personName'
import { planText } from '@/admin/plans/PlanCell'
import { labelOf } from '@/fields/label'
import type { RowLook, RunFields, Tones } from '@/fields/rowCells'
import { isRecord } from '@/lib/isRecord'
import { pictureUrl } from '@/lib/picture'
import { readTogether } from '@/lib/readTogether'
import { cutText } from '@/lib/text'
import { Named, Pill, Usual } from './Named'
import { rowState } from './rowState'

/** One read for all rows of a list. A picture, and a model, is always of the row's own dealer. */
const addressesOf = cache((payload: Payload, collection: 'media' | 'models') =>
  readTogether(async (ids) => {
    const { docs } = await payload.find({
      ...{ collection, where: { id: { in: ids } }, overrideAccess: true, depth: 0, pagination: false },
    })
    return new Map(docs.map((doc) => [doc.id, 'image' in doc ? doc.image?.url : 'url' in doc && doc.url]))
  }),
)

const PICTURED = /^(?:image|photo|picture)$/

/** The first picture of a value of several parts, such as the blocks of a page. */
function pictureWithin(value: unknown): string | null {
  const parts: [string, unknown][] = isRecord(value)
    ? Object.entries(value)
    : Array.isArray(value)
      ? value.map((part: unknown) => ['', part])
      : []
  for (const [name, part] of parts) {
    const found = typeof part === 'string' ? PICTURED.test(name) && part : pictureWithin(part)
    if (found) return found
  }
  return null
}

async function pictureOf(payload: Payload, row: Record<string, unknown>, { pictures }: RowLook) {
  for (const name of pictures) {
    const value = row[name]
    const found = isRecord(value) ? value.url : Array.isArray(value) ? pictureWithin(value) : value
    if (typeof found !== 'string' || !found) continue
    const address = found.includes('/')
      ? found
      : await addressesOf(payload, name === 'model' ? 'models' : 'media')(found)
    if (address) return pictureUrl(address, 160)
  }
  return null
}

const NOTE = 160
function noteOf(row: Record<string, unknown>, { notes = [], isAddress }: RowLook): string {
  const note = notes
    .flatMap((name) => (typeof row[name] === 'string' && row[name] ? cutText(row[name], NOTE).short : []))
    .join(', ')
  return isAddress ? `/${note === 'home' ? '' : note}` : note
}

/** Of `Used cars, Caloundra` the column of places says the second half. */
async function withoutPlace(payload: Payload, note: string, id: unknown): Promise<string> {
  const [, role, end = ''] = /^(.+), ([^,]+)$/.exec(note) ?? []
  if (!role || typeof id !== 'string') return note
  return (await nameOf(payload, 'locations', id)).endsWith(end) ? role : note
}

/** What a shopper saved, and whose it is. */
export const SavedCell = ofRow(({ rowData, ...cell }: DefaultServerCellComponentProps) => (
  <Named cell={{ ...cell, rowData }} title={String(rowData.name)} note={String(rowData.email)} />
))

/** The same, with its picture. */
export async function TitleCell(props: DefaultServerCellComponentProps & { look: RowLook }) {
  const { cellData, payload, look, ...cell } = props
  const title = typeof cellData === 'string' && cellData ? cellData : 'No name yet'
  const picture = await pictureOf(payload, cell.rowData, look)
  const note = await withoutPlace(payload, noteOf(cell.rowData, look), look.place && cell.rowData[look.place])
  if (!look.pictures.length && !look.isPerson) return <Named {...{ cell, title, note }} />
  return (
    <div className="fc-row">
      {picture ? (
        <img
          className={look.isPerson ? 'fc-row__face' : undefined}
          src={picture}
          alt=""
          width={84}
          height={56}
          loading="lazy"
        />
      ) : (
        <span aria-hidden="true" className={look.isPerson ? 'fc-row__face' : undefined}>
          {look.isPerson ? initialsOf(title) : <Drawing path={PAGES.icon} />}
        </span>
      )}
      <Named {...{ cell, title, note }} />
    </div>
  )
}

const dayOf = (row: Record<string, unknown>, name: string | undefined): string | null => {
  const day = name && row[name]
  return typeof day === 'string' ? day : null
}

/** Payload writes “Published” of an offer that ended long ago, too. */
export async function StateCell(props: DefaultServerCellComponentProps & { run: RunFields }) {
  const { cellData, payload, rowData, run, ...cell } = props
  const zone = await dealerZone(payload, dealerOf(rowData))
  const days = { first: dayOf(rowData, run.first), last: dayOf(rowData, run.last) }
  const state = rowState(cellData, days, zone, new Date())
  const note = (await planText(payload, cell.collectionSlug, rowData)) ?? state.note
  return (
    <RowLink cell={{ ...cell, rowData }}>
      {note || state.words !== 'Live' || !run.last ? (
        <Pill {...state} note={note} />
      ) : (
        <Usual words={state.words} />
      )}
    </RowLink>
  )
}

/** The same for a row that has no drafts. */
export const RunCell = ofRow((props: DefaultServerCellComponentProps & { run: RunFields }) =>
  StateCell({ ...props, cellData: 'published' }),
)

const SHOWN: Readonly<Record<string, string>> = { true: 'Shown', false: 'Hidden' }

/** What is good is the rule: only what is otherwise has a mark. */
export function PillCell(props: DefaultServerCellComponentProps & { tones: Tones }) {
  const { cellData, tones, ...cell } = props
  const value = String(cellData ?? false)
  const words = SHOWN[value] ?? labelOf(value)
  return (
    <RowLink cell={cell}>
      {tones[value] === 'is-good' ? <Usual words={words} /> : <Pill words={words} tone={tones[value]} />}
    </RowLink>
  )
}
