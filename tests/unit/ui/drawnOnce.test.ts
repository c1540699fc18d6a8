import { describe, expect, it } from 'vitest'
import { drawnOnce } from '@/components/ui/drawnOnce'

describe('markup that is drawn once', () => {
  const [site, other, places] = [{}, {}, []]
  it.each([
    { what: 'the same facts', of: site, from: [places, 'counts', 5], found: 'markup' },
    { what: 'another object, whatever the facts', of: other, from: [places, 'counts', 5], found: undefined },
    { what: 'other counts', of: site, from: [places, 'fewer', 5], found: undefined },
    { what: 'the next minute', of: site, from: [places, 'counts', 6], found: undefined },
    {
      what: 'places that were read again, equal or not',
      of: site,
      from: [[], 'counts', 5],
      found: undefined,
    },
  ])('$what', ({ of, from, found }) => {
    const drawn = drawnOnce<string>()
    drawn.keep(site, [places, 'counts', 5], 'markup')
    expect(drawn.find(of, from)).toBe(found)
  })

  it('is the last one of its object', () => {
    const drawn = drawnOnce<string>()
    drawn.keep(site, ['a'], 'first')
    expect(drawn.keep(site, ['b'], 'second')).toBe('second')
    expect([drawn.find(site, ['a']), drawn.find(site, ['b'])]).toEqual([undefined, 'second'])
  })
})
