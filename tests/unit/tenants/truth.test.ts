/** The demo dealers' texts agree with their facts. */
import { describe, expect, it, test } from 'vitest'
import { demoTenants } from '../../../tenants'
import { tenant as harbour } from '../../../tenants/harbour-toyota/tenant'
import { CAR_RULES } from './truth/carRules'
import { CONTENT_RULES } from './truth/contentRules'
import { FIGURE_RULES } from './truth/figureRules'
import { LOAN_RULES } from './truth/loanRules'
import { PLANTED, SOUND } from './truth/planted'
import { PLANTED_CONTENT } from './truth/plantedContent'
import { PLANTED_FIGURES } from './truth/plantedFigures'
import { stockOf } from './truth/stockFile'

const RULES = { ...CONTENT_RULES, ...FIGURE_RULES, ...LOAN_RULES }
const ALL_PLANTED = [...PLANTED_CONTENT, ...PLANTED_FIGURES]

const broken = (car: typeof SOUND) =>
  Object.entries(CAR_RULES).flatMap(([name, isBroken]) => (isBroken(car) ? [name] : []))

describe('the rules for cars', () => {
  it('find nothing in a sound one', () => expect(broken(SOUND)).toEqual([]))

  test.each(PLANTED)('find %s', (rule, change) => expect(broken({ ...SOUND, ...change })).toContain(rule))

  it('are each tried with a planted contradiction', () =>
    expect(Object.keys(CAR_RULES).filter((name) => !PLANTED.some(([rule]) => rule === name))).toEqual([]))
})

describe('the rules for content', () => {
  const stock = stockOf('harbour-toyota')

  test.each(ALL_PLANTED)('find %s', (rule, change) =>
    expect(RULES[rule]?.({ tenant: { ...harbour, ...change(harbour) }, stock })).not.toEqual([]),
  )

  it('are each tried with a planted contradiction', () =>
    expect(Object.keys(RULES).filter((name) => !ALL_PLANTED.some(([rule]) => rule === name))).toEqual([]))
})

describe.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))('%s', (slug, tenant) => {
  const stock = stockOf(slug)

  it.each(Object.entries(CAR_RULES))('has no car with %s', (_rule, isBroken) =>
    expect(
      stock.filter(isBroken).map(({ stocknum, dealercomments }) => `${stocknum} ${dealercomments}`),
    ).toEqual([]),
  )

  it.each(Object.entries(RULES))('has no content with %s', (_rule, faultsOf) =>
    expect(faultsOf({ tenant, stock })).toEqual([]),
  )

  it('names the place of the yard that a car stands in', () => {
    const places = new Map(tenant.locations.map((place) => [place.slug, place]))
    const elsewhere = stock.filter(({ location, city, state, dealership_slug }) => {
      const place = places.get(location?.slug ?? '')
      return (
        place?.dealership_slug !== dealership_slug ||
        [place.address.city, location?.address?.city].some((name) => name !== city) ||
        [place.address.state, location?.address?.state].some((name) => name !== state)
      )
    })
    expect(elsewhere.map(({ stocknum }) => stocknum)).toEqual([])
  })
})
