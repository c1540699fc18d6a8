import { describe, expect, it } from 'vitest'
import { placeFaults, regionFault, zoneFault } from '@/core/dealer/country/whereabouts'
import { FALLBACK_ZONE, isZone, usableZone } from '@/core/dealer/country/zones'
import { COUNTRIES, countryFacts } from '@/core/dealer/country/country'
import { ALL_ZONES, whereaboutsOf } from '@/core/dealer/country/whereabouts'
import { civilAt } from '@/core/dealer/country/civil'
import { limitFaults } from '@/core/settings/limits/limitFaults'
import { momentText } from '@/core/place/moments'

const place = { timezone: 'Australia/Brisbane', state: 'QLD', lat: -27.47, long: 153.03 }

describe('zones, states and spots come from lists', () => {
  it('each zone that may be chosen is one, and so is that of each state', () => {
    expect(ALL_ZONES.filter((zone) => !isZone(zone))).toEqual([])
    for (const country of COUNTRIES)
      for (const region of countryFacts(country).regions)
        expect(zoneFault(whereaboutsOf(region)?.timezone ?? '', country)).toBeNull()
  })
  it.each([
    ['Australia/Melborne', 'AU'],
    ['australia/melbourne', 'AU'],
    ['Pacific/Auckland', 'AU'],
    ['Australia/Sydney', 'NZ'],
    ['UTC', 'AU'],
  ] as const)('%s is no zone of %s', (zone, country) =>
    expect(zoneFault(zone, country)).toMatch(/^Choose a time zone of/),
  )
  it.each([
    ['qld', 'AU', true],
    ['hawkes bay', 'NZ', true],
    ['Auckland', 'AU', false],
    ['Queensland', 'AU', false],
    ['VIC', 'NZ', false],
  ] as const)('%s in %s: %s', (state, country, isRight) =>
    expect(regionFault(state, country) === null).toBe(isRight),
  )

  it.each([
    ['all of one country', {}, []],
    ['no spot on the map', { lat: null, long: null }, []],
    ['Norfolk Island', { timezone: 'Pacific/Norfolk', state: '', lat: -29.03, long: 167.95 }, []],
    ['the Chatham Islands', { timezone: 'Pacific/Chatham', state: '', lat: -43.95, long: -176.56 }, []],
    ['a misspelt zone', { timezone: 'Australia/Melborne' }, ['timezone']],
    ['no zone', { timezone: null }, ['timezone']],
    ['a state of the other country', { state: 'Otago' }, ['address']],
    ['a spot without its minus', { lat: 27.47 }, ['address']],
    ['a spot of the other country', { lat: -36.85, long: 174.76 }, ['address']],
    ['half a spot', { long: null }, ['address']],
    ['both at fault', { state: 'Bavaria', lat: 0, long: 0 }, ['address', 'address']],
  ])('%s', (_name, over, expected) =>
    expect(placeFaults({ ...place, ...over }).map(({ path }) => path)).toEqual(expected),
  )

  it('a change of country asks for its zones and states', () => {
    const settings = { country: 'NZ', timezone: 'Australia/Perth', address: { state: 'WA' } }
    expect(limitFaults(settings).map(({ path }) => path)).toEqual(['timezone', 'address.state'])
    expect(limitFaults({ ...settings, country: 'AU' })).toEqual([])
  })
})

describe('a stored zone that is none', () => {
  it('counts as the fallback, and no clock throws', () => {
    const at = new Date('2026-11-27T12:00:00Z')
    expect(usableZone('Australia/Melborne')).toBe(FALLBACK_ZONE)
    expect(usableZone('', 'Australia/Perth')).toBe('Australia/Perth')
    expect(civilAt(at, 'Australia/Melborne')).toEqual(civilAt(at, FALLBACK_ZONE))
    expect(momentText(at.getTime(), 'x')).toBe(momentText(at.getTime(), FALLBACK_ZONE))
  })
})
