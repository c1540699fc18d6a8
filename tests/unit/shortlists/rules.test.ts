import { describe, expect, it } from 'vitest'
import {
  bestFirst,
  type ListedCar,
  readAnswers,
  verdictOf,
  type Verdict,
  type Vote,
} from '@/features/shortlists/shortlist.rules'

it.each<[Vote | null, Vote | null, Verdict]>([
  ['yes', 'yes', 'both'],
  ['yes', 'maybe', 'close'],
  ['maybe', 'maybe', 'close'],
  ['yes', null, 'open'],
  [null, null, 'open'],
  ['no', null, 'out'],
  ['yes', 'no', 'out'],
])('%s and %s: %s', (one, other, verdict) => {
  expect([verdictOf(one, other), verdictOf(other, one)]).toEqual([verdict, verdict])
})

it('puts what both want first, and leaves the others as they were added', () => {
  const cars = (['open', 'out', 'both', 'close', 'open'] as const).map((verdict, id) => ({ id, verdict }))
  expect(bestFirst(cars).map(({ id }) => id)).toEqual([2, 3, 0, 4, 1])
})

describe('a posted form', () => {
  const cars: ListedCar[] = ['a', 'b'].map((id) => ({ id, slug: id, name: id, price: null }))
  it.each([
    ['nothing', {}, { vote: null, note: '' }],
    [
      'a vote and a note',
      { 'vote.a': 'maybe', 'note.a': ' too\n long ' },
      { vote: 'maybe', note: 'too long' },
    ],
    ['a vote that is none', { 'vote.a': 'perhaps' }, { vote: null, note: '' }],
    ['a list instead of a text', { 'note.a': ['x', 'y'] }, { vote: null, note: '' }],
    ['a note without an end', { 'note.a': 'x'.repeat(999) }, { vote: null, note: 'x'.repeat(300) }],
  ])('%s', (_what, values, answer) => {
    const read = readAnswers({ ...values, 'vote.other': 'yes' }, cars)
    expect(read.cars).toEqual({ a: answer, b: { vote: null, note: '' } })
  })
  it('takes a name of forty letters at most', () => {
    expect(readAnswers({ name: 'K'.repeat(99) }, cars).name).toHaveLength(40)
  })
})
