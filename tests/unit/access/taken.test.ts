import { ValidationError } from 'payload'
import { expect, it } from 'vitest'
import config from '@payload-config'
import { takenError } from '@/access/taken'

const { collections } = await config
const requested = { collections, notUnique: 'Value must be unique' }
const error = (collection: string, path: string, message = 'Value must be unique') =>
  new ValidationError({ collection, errors: [{ message, path }] })

it.each([
  ['offers', 'tenant_id', 'slug', 'Address of the page'],
  ['offers', 'tenant', 'slug', 'Address of the page'],
  ['opening-hours', 'location_id', 'department', 'Department'],
  ['cars', 'dealership_id', 'stocknum', 'Stock number'],
  ['finance-rates', 'tenant_id', 'effective_from', 'From'],
])('a taken key of %s that the store calls %s is told of %s', (slug, column, path, label) => {
  const taken = takenError(error(slug, column), requested)
  expect(taken?.status).toBe(400)
  expect(taken?.response.errors[0]?.data.errors).toEqual([
    { label, message: `${label}: another one has this already. Choose a different one.`, path },
  ])
})

it.each([
  ['another fault of a form', error('offers', 'name', 'This field is required.')],
  ['a collection that is not there', error('nothing', 'tenant_id')],
  ['any other error', new Error('Value must be unique')],
])('%s is left as it is', (_what, other) => {
  expect(takenError(other, requested)).toBeNull()
})
