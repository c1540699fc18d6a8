// product: B9
import { describe, expect, it } from 'vitest'
import { rowChangeWords, undoOf, type RowChange } from '@/features/history/bulkUndo.rules'
import { undoableSince } from '@/core/dealer/config/retention'

const price: RowChange = { fields: { price: { from: 30_000, to: 29_500 } } }
const published: RowChange = { fields: {}, state: { from: 'draft', to: 'published' } }
const both: RowChange = { fields: { tag: { from: null, to: 'Sale' }, price: { from: 5, to: 6 } } }

describe('undoing a change of many, row by row', () => {
  it.each<[string, RowChange, Record<string, unknown>, Record<string, unknown> | null, string[]]>([
    ['puts back what still has its value', price, { price: 29_500 }, { price: 30_000 }, []],
    ['leaves what somebody changed since', price, { price: 28_000 }, null, ['price']],
    ['has nothing to do twice', price, { price: 30_000 }, null, []],
    ['judges each field alone', both, { tag: 'Sale', price: 7 }, { tag: null }, ['price']],
    ['takes a publishing back', published, { _status: 'published' }, { _status: 'draft' }, []],
    [
      'leaves what has a draft since',
      { ...price, state: { from: 'published', to: 'published' } },
      { _status: 'draft', price: 29_500 },
      null,
      ['_status'],
    ],
    [
      'publishes what it puts back where that was live',
      { ...price, state: { from: 'published', to: 'published' } },
      { _status: 'published', price: 29_500 },
      { price: 30_000, _status: 'published' },
      [],
    ],
    [
      'has nothing to do where the draft is back',
      { ...price, state: { from: 'draft', to: 'published' } },
      { _status: 'draft', price: 30_000 },
      null,
      [],
    ],
    [
      'gives a field back to the feed, as the feed is today',
      { ...price, followed: ['price'] },
      { price: 29_500, feed_values: { price: 31_000 } },
      { price: 31_000 },
      [],
    ],
    [
      'takes an own value back where it was one before',
      price,
      { price: 29_500, feed_values: { price: 31_000 } },
      { price: 30_000 },
      [],
    ],
    [
      'an empty value is a value',
      { fields: { tag: { from: 'Old', to: null } } },
      { tag: '' },
      { tag: 'Old' },
      [],
    ],
  ])('%s', (_what, change, now, data, changed) => expect(undoOf(change, now)).toEqual({ data, changed }))

  it('is offered for a day', () => expect(undoableSince(86_400_000)).toBe(0))

  it.each<[RowChange, string]>([
    [both, 'TAG, PRICE changed'],
    [{ ...price, isDraft: true, state: { from: 'published', to: 'draft' } }, 'PRICE changed in the draft'],
    [published, 'Published'],
    [{ fields: {}, state: { from: 'published', to: 'draft' } }, 'Taken off the website'],
    [{ fields: { deletedAt: { from: null, to: '2026-11-28' } } }, 'Moved to the trash'],
    [{ fields: { deletedAt: { from: '2026-11-28', to: null } } }, 'Restored from the trash'],
  ])('is named: %j', (change, words) =>
    expect(rowChangeWords(change, (name) => name.toUpperCase())).toBe(words),
  )
})
