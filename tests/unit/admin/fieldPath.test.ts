// product: B10
import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import config from '@payload-config'
import { changeOf } from '@/access/audit'
import { recordOf } from '@/access/ids'
import { pathLabels } from '@/admin/history/lines'
import { fieldsOf } from '@/core/settings/inSection'
import { SECTIONS } from '@/core/settings/sections'

const { collections } = await config
const fieldsIn = (slug: string): FlattenedField[] =>
  collections.find((one) => one.slug === slug)?.flattenedFields ?? []
const words = (slug: string, path: string) => pathLabels(fieldsIn(slug), path.split('.')).join(' › ')

it.each([
  ['opening-hours', 'week.Friday.note', 'Opening hours › Friday › Note'],
  ['opening-hours', 'week.Saturday (2).close', 'Opening hours › Saturday (2) › Closes'],
  ['opening-hours', 'week.3.note', 'Opening hours › 4 › Note'],
  ['opening-hours', 'exceptions.2026-12-25.open', 'Holidays and other dates › 25 December 2026 › Opens'],
  ['locations', 'address.street', 'Address › Street'],
  ['locations', 'image.image.url', 'Picture › Picture'],
  ['locations', 'test_drives.at_once', 'Test drives › Bookings at the same time (2)'],
  ['pages', 'layout.0.heading', 'Blocks › 1 › Heading'],
  ['tenants', 'config.reserve.minimumPrice', 'Settings › Reserving and buying › Cars from'],
  ['tenants', 'config.no_such.oldSetting', 'Settings › No such › Old setting'],
  ['pages', 'gone.0.left_over', 'Gone › 1 › Left over'],
])('%s: %s is %s', (slug, path, label) => expect(words(slug, path)).toBe(label))

it('each setting of a dealer is said as its section says it', () => {
  for (const section of SECTIONS)
    for (const field of fieldsOf(section))
      expect(words('tenants', `config.${field.path}`)).toBe(`Settings › ${section.title} › ${field.label}`)
})

it('each box of a value is said as the form says it', () => {
  const boxes = collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) => {
      const { labels } = recordOf(field.custom)
      return labels instanceof Map ? [...labels].map(([path, label]) => ({ slug, field, path, label })) : []
    }),
  )
  expect(boxes.length).toBeGreaterThan(20)
  for (const { slug, field, path, label } of boxes)
    expect(words(slug, `${field.name}.${path}`)).toSatisfy((message: string) =>
      message.endsWith(` › ${String(label)}`),
    )
})

it('no field of a form, at any depth, is said by its stored name', () => {
  const raw: string[] = []
  const walk = (slug: string, fields: readonly FlattenedField[], path: string[]) => {
    for (const field of fields) {
      const own = [...path, field.name]
      const message = words(slug, own.join('.'))
      if (!('virtual' in field && field.virtual) && /_|[a-z][A-Z]/.test(message))
        raw.push(`${slug} ${own.join('.')}: ${message}`)
      if ('flattenedFields' in field) walk(slug, field.flattenedFields, own)
      if ('blocks' in field)
        for (const block of field.blocks) walk(slug, block.flattenedFields, [...own, '0'])
    }
  }
  for (const { slug, flattenedFields } of collections)
    if (!slug.startsWith('payload-')) walk(slug, flattenedFields, [])
  expect(raw).toEqual([])
})

it('a day is known by its name: a new second shift of Monday moves no other day', () => {
  const day = (weekday: number, more: object = {}) => ({ weekday, status: 'Open', open: '08:00', ...more })
  const collection = collections.find(({ slug }) => slug === 'opening-hours')
  if (!collection) throw new Error('no opening hours')
  const before = { week: [day(1), day(2), day(5)] }
  const after = { week: [day(1), day(1, { open: '13:00' }), day(2), day(5, { note: 'By appointment' })] }
  expect(Object.keys(changeOf(collection, before, after)).sort()).toEqual([
    'week.Friday.note',
    'week.Monday (2)',
  ])
})
