import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Field, FlattenedField } from 'payload'
import { afterEach, describe, expect, it, vi } from 'vitest'
import config from '@payload-config'

vi.mock('@payloadcms/ui', () => ({}))

type Cell = (props: Record<string, unknown>) => unknown
const isCell = (value: unknown): value is Cell => typeof value === 'function'
const modules = import.meta.glob('../../../src/admin/**/*.tsx')

async function cellOf(reference: string): Promise<Cell> {
  const [file = '', name = ''] = reference.split('#')
  const loaded: unknown = await modules[`../../../src${file}.tsx`]?.()
  const cell: unknown = typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, name) : undefined
  if (!isCell(cell)) throw new Error(`${reference} is no component`)
  return cell
}

const cellName = (field: FlattenedField): string | undefined => {
  const components: unknown = field.admin && 'components' in field.admin ? field.admin.components : undefined
  const cell: unknown =
    typeof components === 'object' && components !== null ? Reflect.get(components, 'Cell') : undefined
  return typeof cell === 'string' ? cell : undefined
}

const { collections } = await config
const own = collections.flatMap(({ slug, flattenedFields }) =>
  flattenedFields.flatMap((field) => {
    const cell = cellName(field)
    return cell ? [{ slug, field, cell }] : []
  }),
)
/** Moments that its own screens alone show. */
const OF_PAYLOAD = /^(?:deletedAt|lockUntil|resetPasswordExpiration|expiresAt|lastEdited)$/
const payload = { find: () => Promise.resolve({ docs: [{ name: 'North Yard' }] }) }

afterEach(() => void vi.useRealTimers())

const drawnIn = async (zone: string, cell: string, cellData: unknown): Promise<string> => {
  const Cell = await cellOf(`/admin/fields/cells#${cell}`)
  const dealers = { find: () => Promise.resolve({ docs: [{ config: { timezone: zone } }] }) }
  const drawn = await Cell({ cellData, payload: dealers, rowData: { id: 'r1', tenant: 't1' } })
  return isValidElement(drawn) ? renderToStaticMarkup(drawn).replace(/<[^>]+>/g, '') : ''
}

it.each([
  ['noon of UTC, which the picker stores', '2026-12-30T12:00:00.000Z', 'Australia/Brisbane', 'Wed 30 Dec'],
  ['noon of UTC, where that is the next day', '2026-12-30T12:00:00.000Z', 'Pacific/Auckland', 'Wed 30 Dec'],
  ['the day’s first moment', '2026-12-29T14:00:00.000Z', 'Australia/Brisbane', 'Wed 30 Dec'],
  ['the day’s last moment', '2026-12-30T13:59:59.999Z', 'Australia/Brisbane', 'Wed 30 Dec'],
  ['the first moment further west', '2026-12-29T16:00:00.000Z', 'Australia/Perth', 'Wed 30 Dec'],
  ['another year', '2027-01-29T12:00:00.000Z', 'Australia/Brisbane', 'Fri 29 Jan 2027'],
  ['no day', null, 'Australia/Brisbane', '–'],
])('a list shows the dealer’s day of %s', async (_stored, at, zone, words) => {
  vi.useFakeTimers({ now: new Date('2026-11-29T22:44:00.000Z'), toFake: ['Date'] })
  expect(await drawnIn(zone, 'DayCell', at)).toBe(words)
})

it('writes a moment as the dealer’s clock shows it, wherever the server is', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T22:44:00.000Z'), toFake: ['Date'] })
  expect(await drawnIn('Australia/Perth', 'MomentCell', Date.UTC(2026, 10, 29, 20, 5))).toBe('today 4:05 am')
})

it('no day or moment of a list is left to the browser’s clock', () => {
  const dates = collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) =>
      field.type === 'date' && !OF_PAYLOAD.test(field.name) && !cellName(field)
        ? [`${slug}.${field.name}`]
        : [],
    ),
  )
  expect(dates).toEqual([])
})

describe('a list opens its rows from the first column, whichever staff put there', () => {
  it.each(own)('$slug $field.name', async ({ slug, field, cell }) => {
    const Cell = await cellOf(cell)
    for (const cellData of ['number' === field.type ? 7 : 'x', null]) {
      const props = { cellData, field, payload, collectionSlug: slug, rowData: { id: 'r1' }, link: true }
      const drawn = await Cell(props)
      const html = isValidElement(drawn) ? renderToStaticMarkup(drawn) : ''
      expect(html).toMatch(new RegExp(`<a[^>]* href="/admin/collections/${slug}/r1"[^>]*>.*\\S.*</a>`))
    }
  })
})

const columnsOf = (fields: readonly Field[]): [string, string][] =>
  fields.flatMap((field) => {
    const cell = field.type === 'ui' ? field.admin?.components?.Cell : undefined
    const path = typeof cell === 'object' && cell ? cell.path : cell
    return field.type === 'ui' && path ? [[field.name, path]] : []
  })

it.each(collections.flatMap(({ slug, fields }) => columnsOf(fields).map((one) => [slug, ...one] as const)))(
  'of %s the column %s can be drawn without a row, as Payload does for an empty list',
  async (slug, _name, cell) => {
    const Cell = await cellOf(cell)
    const drawn = await Cell({ payload, collectionSlug: slug, link: true })
    expect(drawn === null || isValidElement(drawn)).toBe(true)
  },
)
