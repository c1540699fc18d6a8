import { describe, expect, it } from 'vitest'
import { found, textsIn, withText } from '@/admin/words/ownTexts'

const PHRASES = ['Book a service', 'Book a test drive', 'Undo']

describe('own words in the admin', () => {
  it.each([
    [{ words: { Undo: 'Back', Sort: 3 } }, { Undo: 'Back' }],
    [{ words: null }, {}],
    [null, {}],
  ])('of %o are read', (settings, texts) => expect(textsIn(settings)).toEqual(texts))

  it.each([
    [{}, 'Back', { Undo: 'Back' }],
    [{ Undo: 'Back' }, 'Put it back', { Undo: 'Put it back' }],
    [{ Undo: 'Back' }, '', undefined],
    [{ Undo: 'Back', Sort: 'Order' }, '', { Sort: 'Order' }],
    [{ Undo: 'Back', Sort: 'Order' }, 'Undo', { Sort: 'Order' }],
  ])('%o with %s for Undo', (own, text, next) => expect(withText(own, 'Undo', text)).toEqual(next))

  it.each([
    ['', { Undo: 'Back' }, ['Undo']],
    ['book', {}, ['Book a service', 'Book a test drive']],
    [' DRIVE ', {}, ['Book a test drive']],
    ['back', { Undo: 'Put it back' }, ['Undo']],
    ['gone phrase', { 'A gone phrase': 'x' }, ['A gone phrase']],
    ['nothing', {}, []],
  ])('“%s” finds, with %o', (sought, own, phrases) => expect(found(PHRASES, own, sought)).toEqual(phrases))

  it('shows at most 25', () => {
    expect(
      found(
        Array.from({ length: 60 }, (_, n) => `Phrase ${n}`),
        {},
        'phrase',
      ),
    ).toHaveLength(25)
  })
})
