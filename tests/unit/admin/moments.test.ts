import { expect, it } from 'vitest'
import config from '@payload-config'
import { dealerOf } from '@/admin/dealerOf'
import { partAt } from '@/admin/fields/partValues'
import { momentOf } from '@/admin/fields/shown'
import { CHANGED_CELL, MOMENT_CELL } from '@/fields/moments'

it.each([
  ['its own', { id: 'p1', tenant: 't1' }, 'pages', 't1'],
  ['its own, read with it', { id: 'p1', tenant: { id: 't1' } }, 'pages', 't1'],
  ['the first of a person', { id: 'u1', tenants: ['t2', 't1'] }, 'users', 't2'],
  ['the dealer that it is', { id: 't3' }, 'tenants', 't3'],
  ['nobody', { id: 'm1' }, 'manufacturers', ''],
  ['nobody, before it is there', undefined, 'pages', ''],
])('a row is read by the clock of %s', (_whose, row, collection, dealer) =>
  expect(dealerOf(row, collection)).toBe(dealer),
)

it.each([
  [1_700_000_000_000, 1_700_000_000_000],
  ['2026-11-22T13:05:00.000Z', '2026-11-22T13:05:00.000Z'],
  [0, null],
  [null, null],
  ['soon', null],
])('%s is the moment %s', (value, moment) => expect(momentOf(value)).toBe(moment))

it('no list writes a moment in the zone of the browser', async () => {
  const { collections } = await config
  const foreign = collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, fields }) =>
      fields.flatMap((field) =>
        field.type === 'date' &&
        (['createdAt', 'updatedAt'].includes(field.name) ||
          partAt(field, 'admin.date.pickerAppearance') === 'dayAndTime') &&
        ![MOMENT_CELL, CHANGED_CELL].some((cell) => partAt(field, 'admin.components.Cell') === cell)
          ? [`${slug}.${field.name}`]
          : [],
      ),
    )
  expect(foreign).toEqual([])
})

it('each date that staff type has its day first', async () => {
  const { collections } = await config
  const foreign = collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, flattenedFields }) =>
      flattenedFields.flatMap((field) =>
        field.type === 'date' &&
        !partAt(field, 'hidden') &&
        field.name !== 'deletedAt' &&
        !partAt(field, 'admin.date.overrides.dateFormat')
          ? [`${slug}.${field.name}`]
          : [],
      ),
    )
  expect(foreign).toEqual([])
})

it('Payload’s own dates, as those of versions, have their day first, the month in letters and the zone', async () => {
  const { admin } = await config
  expect(admin.dateFormat).toMatch(/^d MMM yyyy, .*\(O\)$/)
})
