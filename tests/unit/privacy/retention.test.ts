// product: Q9
import { expect, it } from 'vitest'
import { storedSince, retentionSchema } from '@/core/dealer/config/retention'
import { RETAINED } from '@/features/privacy/retained.rules'
import { shownRow } from '@/features/privacy/shownRow.rules'

it.each([
  ['2026-11-23T01:00:00.000Z', 24, '2024-11-23T01:00:00.000Z'],
  ['2026-01-31T00:00:00.000Z', 2, '2025-11-30T00:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2027-02-28T00:00:00.000Z'],
])('of %s, %i months before is %s', (now, months, since) =>
  expect(storedSince(new Date(now), months).toISOString()).toBe(since),
)

it('keeps leads two years and money seven, unless the dealer says otherwise', () => {
  expect(retentionSchema.parse({})).toEqual({
    leads: 24,
    payments: 84,
    accounts: 24,
    history: 84,
    car_history: 24,
  })
  const of = Object.fromEntries(RETAINED.map(({ table, as }) => [table.slug, as]))
  expect(of).toMatchObject({
    leads: 'leads',
    valuations: 'leads',
    payments: 'payments',
    shoppers: 'accounts',
  })
  expect(of.watchlist).toBeUndefined()
})

it('gives a person what they told, without machinery, secrets and notes of staff', () => {
  const row = {
    ...{ id: '1', tenant: 't', name: 'Ana', message: 'Hi', phone: null, notes: 'rude', assigned_to: 'u' },
    ...{ salt: 's', link_hash: 'h', slot_key: 'k', lease_until: 1, mail_next_at: 2, spam_score: 3 },
  }
  expect(shownRow(row)).toEqual({ name: 'Ana', message: 'Hi' })
})
