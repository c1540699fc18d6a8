import { describe, expect, it } from 'vitest'
import { judge, type Word } from '@/admin/stock/sameCar/endpoint'

const car = (id: string, more: object = {}) => ({ id, status: 'in_stock', isHidden: false, ...more })
const hiddenFor = (id: string, is: string) => car(id, { isHidden: true, said: { is, at: 1 } })
const [a, b] = [car('a'), car('b')]

describe('a press about two cars with one chassis number', () => {
  it.each<[string, Word, ReturnType<typeof car>, ReturnType<typeof car>, string]>([
    ['one car', 'one', a, b, 'go'],
    ['one car, pressed twice', 'one', a, hiddenFor('b', 'a'), 'done'],
    ['one car, when a colleague kept the other', 'one', hiddenFor('a', 'b'), b, 'Somebody else has kept'],
    ['one car, when a colleague said two', 'one', a, car('b', { said: { others: ['a'] } }), 'two cars'],
    [
      'one car, of which the kept one was hidden',
      'one',
      car('a', { isHidden: true }),
      b,
      'The car that you keep',
    ],
    [
      'one car, of which the kept one was sold',
      'one',
      car('a', { status: 'sold' }),
      b,
      'The car that you keep',
    ],
    ['one car, of which the other one left', 'one', a, car('b', { status: 'withdrawn' }), 'The other car'],
    ['two cars', 'two', a, b, 'go'],
    ['two cars, pressed twice', 'two', car('a', { said: { others: ['b'] } }), b, 'done'],
    ['two cars, when a colleague said one', 'two', a, hiddenFor('b', 'a'), 'one car'],
    ['undo', 'undo', a, hiddenFor('b', 'a'), 'go'],
    ['undo, pressed twice', 'undo', a, b, 'done'],
    [
      'undo of a car that staff hid for themselves',
      'undo',
      a,
      car('b', { isHidden: true }),
      'another reason',
    ],
    ['undo of one that is another car by now', 'undo', a, hiddenFor('b', 'c'), 'another reason'],
  ])('%s', (_what, is, stored, other, answer) => expect(judge(is, stored, other)).toContain(answer))
})
