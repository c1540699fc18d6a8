import { fieldAffectsData, fieldIsVirtual, flattenTopLevelFields } from 'payload/shared'
import { expect, it } from 'vitest'
import { Cars } from '@/collections/Cars'
import { CAR_FIELDS } from '@/core/car/fields'
import {
  BESIDE_COLUMNS,
  DIFFERING_COLUMNS,
  LEFT_BY_SAVES,
  MACHINE,
  NEW_ROW,
  REPORTED_COLUMNS,
} from '@/core/car/machine'

const stored = flattenTopLevelFields(Cars.fields).flatMap((field) =>
  fieldAffectsData(field) && !fieldIsVirtual(field) ? (field.name ?? []) : [],
)

it('every column of a car is a fact or has a line in the table of machine columns', () => {
  const known = [...Object.keys(CAR_FIELDS), ...Object.keys(MACHINE), 'tenant']
  expect(stored.filter((name) => !known.includes(name))).toEqual([])
  expect(stored).toEqual(expect.arrayContaining(Object.keys(MACHINE)))
})

it('what follows from the table', () => {
  expect(NEW_ROW).toEqual({ indexed_rev: 0, hold_state: 'free', hold_seq: 0, views: 0 })
  expect(REPORTED_COLUMNS).toEqual(['rule_tag', 'rule_rank', 'hold_state', 'hold_until'])
  expect(BESIDE_COLUMNS).toEqual(['figures_for', 'price_waits', 'price_history'])
  expect(DIFFERING_COLUMNS).toEqual(['overrides', 'figures_for', 'price_waits', 'feed_values'])
})

it('a save of the form leaves alone what others write at any moment, and sets what follows from it', () => {
  const set = Object.keys(MACHINE).filter((name) => !LEFT_BY_SAVES.includes(name))
  expect(set).toEqual(['rev', 'overrides', 'sources', 'figures_for', 'feed_values'])
})
