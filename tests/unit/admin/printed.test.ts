import { expect, it } from 'vitest'
import { printedLead } from '@/admin/print/printedLead'

const lead = { lead_id: 'L7', name: 'Ann Kay', state: 'contacted', createdAt: '2026-11-22T22:05:00Z' }
const at = { zone: 'Australia/Brisbane', now: new Date('2026-11-23T01:00:00Z') }

it.each([
  ['u1', 'Contacted, with Bob.'],
  ['u2', 'Contacted, with a colleague.'],
  [null, 'Contacted, with nobody yet.'],
])('B1 a printed lead says whose it is: %s', (assigned_to, words) => {
  expect(printedLead({ ...lead, assigned_to }, new Map([['u1', 'Bob']]), at)).toEqual([
    'Lead L7 of Ann Kay, came in 23 Nov 2026, 8:05 am.',
    words,
    'Printed 23 Nov 2026, 11:00 am.',
  ])
})
