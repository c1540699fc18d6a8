import { describe, expect, it } from 'vitest'
import { afterMerge, changesOf, withChange } from '@/components/accounts/changes'

const car = (id: string) => ({ id, name: id, slug: id, make: '', model: '', primary_image_url: null })
const [a, b, c] = [car('a'), car('b'), car('c')]
const none = new Set<string>()

describe('G3 the device’s list and the account’s', () => {
  it('tells what was saved and what was removed', () =>
    expect(changesOf([a, c], [a, b], none)).toEqual([
      { car: c, isSaved: true },
      { car: b, isSaved: false },
    ]))
  it('leaves a car alone while its call is under way', () =>
    expect(changesOf([a, c], [b], new Set(['c', 'b']))).toEqual([{ car: a, isSaved: true }]))
  it('takes a change back', () => {
    expect(withChange([a, b], { car: b, isSaved: false })).toEqual([a])
    expect(withChange([a], { car: b, isSaved: true })).toEqual([a, b])
  })
  it('keeps a heart that was pressed before the account answered', () => {
    expect(afterMerge([a, b], [a], [a, c])).toEqual([a, b, c])
    expect(afterMerge([a, b], [a], [])).toEqual([b])
    expect(afterMerge([a, b], [a], [a])).toEqual([a, b])
  })
})
