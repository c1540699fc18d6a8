import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import config from '@payload-config'

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
const payload = { find: () => Promise.resolve({ docs: [{ name: 'North Yard' }] }) }

it('writes a moment as the dealer’s clock shows it, wherever the server is', async () => {
  const Cell = await cellOf('/admin/fields/cells#MomentCell')
  const at = Date.UTC(2026, 10, 22, 13, 5)
  const inPerth = { find: () => Promise.resolve({ docs: [{ config: { timezone: 'Australia/Perth' } }] }) }
  const drawn = await Cell({ cellData: at, payload: inPerth, rowData: { id: 'r1', tenant: 't1' } })
  expect(isValidElement(drawn) && renderToStaticMarkup(drawn)).toBe('22 Nov 2026, 9:05 pm')
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
