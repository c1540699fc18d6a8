import { describe, expect, it } from 'vitest'
import { repointed, withoutLeftBehind } from '@/core/dealer/copiedLinks'
import { tenant as harbourToyota } from '../../../tenants/harbour-toyota/tenant'

const FLEET = { label: 'Fleet', href: '/fleet' }
const PRADO = { label: 'Prado', href: '/offers/prado-build-slots' }

describe('links of a copied dealer whose target was not copied', () => {
  it.each([
    ['/offers/prado-build-slots', '/special-offers'],
    ['/offers/toyota/prado?from=menu', '/special-offers'],
    ['/locations/maroochydore', '/locations'],
    ['/teams/maroochydore', '/contact-us'],
    ['/special-offers', '/special-offers'],
    ['/locations', '/locations'],
    ['/offers-explained', '/offers-explained'],
    ['https://elsewhere.example/offers/x', 'https://elsewhere.example/offers/x'],
  ])('in a block, %s leads to %s', (href, instead) => {
    expect(repointed({ blocks: [{ buttons: [{ href }] }] })).toEqual({
      blocks: [{ buttons: [{ href: instead }] }],
    })
  })

  it('the address that a redirect is for stays', () => {
    const redirect = { from: '/offers/old', to: '/offers/new' }
    expect(repointed(redirect)).toEqual({ ...redirect, to: '/special-offers' })
  })

  it('a menu does without them, and keeps one that heads other links', () => {
    const menu = {
      navigation: [{ ...FLEET, children: [PRADO, FLEET] }, PRADO, { ...PRADO, children: [FLEET] }],
    }
    expect(withoutLeftBehind(menu)).toEqual({
      navigation: [
        { ...FLEET, children: [FLEET] },
        { ...PRADO, href: '/special-offers', children: [FLEET] },
      ],
    })
  })

  it('one that stands alone is led elsewhere, and other values stay', () => {
    const settings = { headerLine: PRADO, radius: 12, rates: [6.5], from: null }
    expect(withoutLeftBehind(settings)).toEqual({
      ...settings,
      headerLine: { ...PRADO, href: '/special-offers' },
    })
  })

  it('no menu of a demo dealer keeps one', () => {
    const text = JSON.stringify(withoutLeftBehind(harbourToyota.config))
    expect(JSON.stringify(harbourToyota.config)).toContain('"/teams/maroochydore"')
    expect(text).not.toMatch(/"\/(?:teams|offers|locations)\/./)
    expect(text).toContain('"/fleet"')
  })
})
