import { expect, it } from 'vitest'
import { z } from 'zod'
import { LeadDestinations } from '@/collections/LeadDestinations'

const categories = LeadDestinations.fields.find((field) => 'name' in field && field.name === 'categories')
const validate = z.object({ validate: z.custom<(value: unknown) => unknown>() }).parse(categories).validate

it.each([[null], [[]], [['Test Drive', 'Careers Enquiry']]])('B4 a destination takes %j', (value) => {
  expect(validate(value)).toBe(true)
})

it.each([
  [['Test Drive', 'Test-drive'], '“Test-drive” is not known. Choose from General Enquiry, '],
  ['Test Drive', 'Choose from General Enquiry, '],
  [[1], 'Choose from General Enquiry, '],
])('B4 a destination says of %j what it can be about', (value, words) => {
  expect(validate(value)).toContain(words)
})
