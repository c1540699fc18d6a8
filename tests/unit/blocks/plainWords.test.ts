// product: C11
import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { pageBlocks } from '@/blocks/configs'

const within = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...('fields' in field ? within(field.fields) : [])])
const all = pageBlocks.flatMap(({ slug, fields }) => within(fields).map((field) => ({ slug, field })))
const word = /^[A-Z0-9]/

it('every choice of a block is in words', () => {
  const options = all.flatMap(({ slug, field }) =>
    field.type === 'select' ? field.options.map((option) => ({ slug, option })) : [],
  )
  expect(options.length).toBeGreaterThan(60)
  const raw = options.filter(
    ({ option }) =>
      typeof option === 'string' || typeof option.label !== 'string' || !word.test(option.label),
  )
  expect(raw).toEqual([])
})

it('every list of a block is called by a word, not by the name in the store', () => {
  const raw = all.flatMap(({ slug, field }) =>
    field.type === 'array' && field.name.includes('_') && !field.labels ? [`${slug} ${field.name}`] : [],
  )
  expect(raw).toEqual([])
})
