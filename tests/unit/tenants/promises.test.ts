/** V9 No demo dealer promises with a car what does not fit it. */
import { describe, expect, test } from 'vitest'
import { promisesOf } from '@/core/car/promises'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { demoTenants } from '../../../tenants'
import { exampleCar } from '../../helpers/car'

const RULES = [
  ['a hold of a car that somebody holds', /\bhold it\b/i, { reserved: true }],
  ['a hold of a car that is to come', /\bhold it\b/i, { status: 'coming_soon' }],
  ['the rest of a warranty of a new car', /\bleft of\b/i, { car_type: 'new' }],
  ['a film of a car that is not there', /\bwalkaround\b|\bfilm\b/i, { status: 'coming_soon' }],
] as const

describe.each(demoTenants.map(({ slug, config }) => [slug, tenantConfigSchema.parse(config)] as const))(
  '%s does not promise',
  (_slug, config) =>
    test.each(RULES)('%s', (_, words, over) =>
      expect(
        promisesOf(config, exampleCar(over)).filter(({ title, text }) => words.test(`${title} ${text}`)),
      ).toEqual([]),
    ),
)
