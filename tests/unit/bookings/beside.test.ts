import { expect, it } from 'vitest'
import { besideOf } from '@/app/(site)/sites/[host]/_lib/booking/beside'
import type { PageBlock } from '@/core/dealer/views'

const reasons = (heading: string) => ({
  blockType: 'reasons' as const,
  heading,
  items: [{ title: 'In at seven', text: 'Keys in the safe.' }],
})
const workshop = { blockType: 'workshop' as const, prices: [{ title: 'Corolla', price: '$245' }] }
const page = (...layout: PageBlock[]) => ({ layout })

it.each([
  ['nothing without pages', [null], undefined, undefined],
  ['the steps of its own page first', [page(reasons('Own')), page(reasons('About'))], 'Own', undefined],
  [
    'else those of the page about it, with its prices',
    [page(), page(workshop, reasons('About'))],
    'About',
    '$245',
  ],
  ['no block that is stored wrongly', [page({ blockType: 'reasons', items: 'three' })], undefined, undefined],
])('beside a booking stands %s', (_, pages, heading, price) => {
  const beside = besideOf(pages)
  expect(beside.reasons?.heading).toBe(heading)
  expect(beside.workshop?.prices?.[0]?.price).toBe(price)
})
