import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ENTITIES } from './fields'
import { inCollection } from './walk'

process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'forecourt-'))
const { default: promise } = await import('@payload-config')
const config = await promise

it.each(ENTITIES)('T11 every field of $entity is in $collection', ({ collection, paths }) => {
  const missing = paths.filter((name) => !inCollection(config, collection, name.split('.')))
  expect(missing).toEqual([])
})

it('T11 the walk notices a name that is not there', () => {
  expect(inCollection(config, 'cars', ['no_such_field'])).toBe(false)
  expect(inCollection(config, 'cars', ['variant', 'no_such_field'])).toBe(false)
  expect(inCollection(config, 'cars', ['finance_lenders', 'no_such_field'])).toBe(false)
  expect(inCollection(config, 'offers', ['model', 'no_such_field'])).toBe(false)
})

it('T11 one word per fact: the list names more than 200 fields', () => {
  expect(ENTITIES.reduce((sum, { paths }) => sum + paths.length, 0)).toBeGreaterThan(200)
})
