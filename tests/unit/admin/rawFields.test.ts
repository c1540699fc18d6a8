/** What staff see of a stored value: words, or nothing. */
import type { Field } from 'payload'
import { expect, it } from 'vitest'
import config from '@payload-config'
import { partAt } from '@/admin/fields/partValues'
import { MOMENT_CELL, MOMENT_FIELD } from '@/fields/moments'
import { isRecord } from '@/lib/isRecord'

interface Drawn {
  name: string
  field: Field
}

const drawnBy = (field: unknown, part: 'Field' | 'Cell'): unknown => {
  const found = partAt(field, `admin.components.${part}`)
  return isRecord(found) ? found.path : found
}
const isHidden = (field: Field): boolean =>
  Boolean(partAt(field, 'hidden')) ||
  partAt(field, 'admin.hidden') === true ||
  String(drawnBy(field, 'Field')).includes('NotDrawn')

/** A field with a drawing of its own may hold others: it decides what is seen of them. */
function drawn(fields: readonly Field[], of: string): Drawn[] {
  return fields.flatMap((field): Drawn[] => {
    if (isHidden(field)) return []
    const name = 'name' in field && field.name ? `${of}.${field.name}` : of
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => drawn(tab.fields, of))
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) => drawn(block.fields, `${name}.${block.slug}`))
    const within = 'fields' in field && !drawnBy(field, 'Field') ? drawn(field.fields, name) : []
    return 'name' in field ? [{ name, field }, ...within] : within
  })
}

const { collections } = await config
const own = collections.filter(({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true)
const all = own.flatMap(({ slug, fields }) => drawn(fields, slug))
const namesOf = (found: readonly Drawn[]): string[] => found.map(({ name }) => name)

it('the walk reaches the fields of tabs', () => {
  expect(namesOf(all)).toEqual(expect.arrayContaining(['leads.fields', 'cars.images', 'valuations.result']))
  expect(namesOf(all)).not.toContain('leads.facts')
})

it('no value of several parts is drawn as it is stored', () => {
  const raw = all.filter(({ field }) => field.type === 'json' && !drawnBy(field, 'Field'))
  expect(namesOf(raw)).toEqual([])
})

it('no list offers a column or a filter of such a value', () => {
  const raw = all.filter(
    ({ field }) =>
      field.type === 'json' && !drawnBy(field, 'Cell') && partAt(field, 'admin.disableListColumn') !== true,
  )
  expect(namesOf(raw)).toEqual([])
})

it('a time that is stored as a number is drawn as a time', () => {
  const raw = all.filter(
    ({ name, field }) =>
      field.type === 'number' &&
      /_(at|until|since)$/.test(name) &&
      (drawnBy(field, 'Field') !== MOMENT_FIELD || drawnBy(field, 'Cell') !== MOMENT_CELL),
  )
  expect(namesOf(raw)).toEqual([])
})

/** References that a dealer and a shopper say to each other. */
const MESSAGE = /\.(lead|reservation|payment)_id$/

it('no key or id that the server writes is drawn', () => {
  const raw = all.filter(
    ({ name, field }) =>
      field.type === 'text' &&
      partAt(field, 'admin.readOnly') === true &&
      /_(id|key|hash|slug)$|\.(salt|person_\w+)$/.test(name) &&
      !MESSAGE.test(name) &&
      !drawnBy(field, 'Field'),
  )
  expect(namesOf(raw)).toEqual([])
})
