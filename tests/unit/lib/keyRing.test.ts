import { describe, expect, it } from 'vitest'
import { isHashed, isSealed, keyRingOf } from '@/lib/keyRing'

const [OLD, NEW] = ['the secret of last year, 32 letters', 'the secret of this year, 32 letters']
const ring = keyRingOf([NEW, OLD])

describe('Q9 what rows hold of people', () => {
  it('is sealed so that it opens at its own place alone, and is never the same twice', () => {
    const sealed = ring.seal('leads name 1', 'Ann Lee')
    expect([isSealed(sealed), ring.open('leads name 1', sealed)]).toEqual([true, 'Ann Lee'])
    expect(ring.seal('leads name 1', 'Ann Lee')).not.toBe(sealed)
    for (const place of ['leads name 2', 'leads email 1', 'shoppers name 1'])
      expect(ring.open(place, sealed)).toBeNull()
  })

  it.each([0, 4, 12, 20, 40])('opens to nothing when letter %i is another', (at) => {
    const sealed = ring.seal('x', 'A text of some length that is sealed')
    const letter = sealed[at] === 'A' ? 'B' : 'A'
    expect(ring.open('x', sealed.slice(0, at) + letter + sealed.slice(at + 1))).toBeNull()
  })

  it('opens what a secret of before has sealed, and nothing of an unknown one', () => {
    const before = keyRingOf([OLD])
    expect(ring.open('x', before.seal('x', 'old'))).toBe('old')
    expect(before.open('x', ring.seal('x', 'new'))).toBeNull()
    expect([ring.current, ring.previous]).toEqual([keyRingOf([NEW]).current, [before.current]])
  })

  it('is compared by hashes under each secret, equal for equal texts', () => {
    const hashes = ring.hashes('ann@shopper.example')
    expect(hashes).toEqual([
      ...keyRingOf([NEW]).hashes('ann@shopper.example'),
      ...keyRingOf([OLD]).hashes('ann@shopper.example'),
    ])
    expect(hashes.every(isHashed)).toBe(true)
    expect(ring.tokens('p:ann')).toEqual([
      expect.stringMatching(/^[0-9a-f]{8}$/),
      expect.stringMatching(/^[0-9a-f]{8}$/),
    ])
  })

  it.each(['', 'Ann', 's1.', 's1.abc', 's1.0123abcd.short', 'h1.x', 'ann@h1.example'])(
    'takes %j for what a person wrote',
    (text) => {
      expect([isSealed(text), isHashed(text)]).toEqual([false, false])
    },
  )
})
