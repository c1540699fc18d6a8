import { expect, test } from 'vitest'
import { manufacturerRows } from '@/definitions/rows/rows'
import { tenant as kauri } from '../../fixtures/dealers/kauri-coast/tenant'

const toyota = { slug: 'toyota', name: 'Toyota' }

test.each([
  ['with a logo sets it', { ...toyota, logo_url: '/media/t.svg' }, { logo: { url: '/media/t.svg' } }],
  ['without one leaves that of the other dealers', toyota, {}],
])('T1 a make %s', (_what, make, logo) =>
  expect(manufacturerRows({ ...kauri, manufacturers: [make] })[0]?.data).toEqual({ ...toyota, ...logo }),
)
