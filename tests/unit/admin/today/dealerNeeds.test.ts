import { expect, it } from 'vitest'
import { dealerNeeds, type DealerFacts } from '@/admin/dashboard/operator/readOperator'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-27T00:00:00Z')
const dealer = (more: Partial<DealerFacts> = {}): DealerFacts => ({
  ...{ id: 't1', name: 'Bay Motors', standing: 'active', changed: NOW - DAY, domains: ['bay.example'] },
  ...{ carsForSale: 12, neverIn: [], people: 2, failed: { count: 0, since: NOW } },
  certificates: [{ host: 'bay.example', ends: NOW + 60 * DAY, fault: '' }],
  ...more,
})
const message = (more: Partial<DealerFacts>) =>
  dealerNeeds(dealer(more), NOW).map(({ tone, title, why }) => `${tone}: ${title}. ${why}`)
const certificate = (ends: number | null, fault = '') => ({
  certificates: [{ host: 'bay.example', ends, fault }],
})

it('a dealer that is well needs nothing', () => expect(message({})).toEqual([]))

it.each<[Partial<DealerFacts>, RegExp]>([
  [{ standing: 'suspended', failed: { count: 3, since: NOW } }, /^soon: Bay Motors is suspended/],
  [{ failed: { count: 3, since: NOW } }, /^bad: 3 leads of Bay Motors did not get through/],
  [certificate(NOW + 3 * DAY), /^soon: The certificate of bay.example ends in 3 days/],
  [certificate(NOW - DAY), /^bad: The certificate of bay.example has ended/],
  [certificate(null, 'self-signed certificate'), /^bad: bay.example has no certificate.*self-signed/],
  [
    { domains: [], certificates: [], carsForSale: 0 },
    /^soon: The launch of Bay Motors.*a domain of its own and cars/,
  ],
  [{ people: 0 }, /It lacks a person who has signed in/],
  [{ neverIn: ['Ann', 'Bo'] }, /^soon: 2 people of Bay Motors never signed in. Ann and Bo/],
])('%j: %s', (more, words) => {
  const needs = message(more)
  expect(needs).toHaveLength(1)
  expect(needs[0]).toMatch(words)
})
