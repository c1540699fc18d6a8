import { describe, expect, it, test } from 'vitest'
import { linked } from '../../../tenants/legal'
import { demoTenants } from '../../../tenants'

test.each([
  [
    '(08) 5550 0176, jo@a-b.example.',
    '[(08) 5550 0176](tel:0855500176), [jo@a-b.example](mailto:jo@a-b.example).',
  ],
  ['1300 555 019', '[1300 555 019](tel:1300555019)'],
  [
    'Fair Trading, qld.gov.au/fairtrading.',
    'Fair Trading, [qld.gov.au/fairtrading](https://qld.gov.au/fairtrading).',
  ],
  ['Thirty days is our limit.', 'Thirty days is our limit.'],
])('N11 links in %s', (text, out) => expect(linked(text)).toBe(out))

describe.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))('%s', (_slug, { pages }) => {
  it.each(['pages/handling-complaint', 'privacy-policy'])(
    'N11 %s has a way to write at one press',
    (slug) => {
      const text = JSON.stringify(pages.find((page) => page.slug === slug))
      expect(text).toMatch(/\]\(mailto:/)
      expect(text).toMatch(/\]\(https:\/\/oaic\.gov\.au\)/)
    },
  )
})
