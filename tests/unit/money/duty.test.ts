import { describe, expect, it, test } from 'vitest'
import { DUTIES, DUTIES_AS_OF } from '@/core/money/duties.data'
import { type Dutiable, dutyIn, NOT_COVERED } from '@/core/money/duty'

const OTHER_BODY = 'Not enough to say: its body may have other rates'
const NO_ENGINE = 'Not enough to say: its fuel or cylinders are missing'
const SUV: Dutiable = { body: 'SUV', fuel: 'Petrol', cylinders: 4 }

describe('the duty of each state, at the edges of its bands', () => {
  test.each([
    ['NSW', 20_000, 600],
    ['NSW', 20_001, 603],
    ['NSW', 44_999, 1350],
    ['NSW', 45_000, 1350],
    ['NSW', 45_001, 1355],
    ['NSW', 60_000, 2100],
    ['VIC', 30_000, 1260],
    ['VIC', 30_001, 1268],
    ['VIC', 80_567, 3385],
    ['VIC', 80_568, 4191],
    ['VIC', 100_000, 5200],
    ['VIC', 100_001, 7014],
    ['VIC', 150_000, 10_500],
    ['VIC', 150_001, 13_518],
    ['QLD', 50_000, 1500],
    ['QLD', 50_001, 1503],
    ['QLD', 100_000, 3000],
    ['QLD', 100_001, 5005],
    ['SA', 1000, 10],
    ['SA', 2000, 30],
    ['SA', 3000, 60],
    ['SA', 3001, 64],
    ['SA', 40_000, 1540],
    ['WA', 25_000, 688],
    ['WA', 25_001, 688],
    ['WA', 30_000, 1050],
    ['WA', 50_000, 3250],
    ['WA', 50_001, 3250],
    ['WA', 80_000, 5200],
    ['TAS', 600, 20],
    ['TAS', 601, 21],
    ['TAS', 35_000, 1050],
    ['TAS', 35_001, 1061],
    ['TAS', 40_000, 1600],
    ['TAS', 40_001, 1604],
    ['NT', 40_000, 1200],
    ['NT', 40_001, 1203],
    ['ACT', 40_000, NOT_COVERED],
    ['Otago', 40_000, NOT_COVERED],
    ['toString', 40_000, NOT_COVERED],
  ])('%s, $%i: %s', (state, value, duty) => expect(dutyIn(state, value, SUV)).toBe(duty))
})

describe('what a state asks of the car', () => {
  test.each<[string, Partial<Dutiable>, number | string]>([
    ['QLD', { cylinders: 3 }, 1200],
    ['QLD', { cylinders: 6, fuel: 'Diesel' }, 1400],
    ['QLD', { cylinders: 8 }, 1600],
    ['QLD', { fuel: 'Hybrid', cylinders: 6 }, 800],
    ['QLD', { fuel: 'Plug-in Hybrid' }, 800],
    ['QLD', { fuel: 'Electric', cylinders: null }, 800],
    ['QLD', { fuel: 'Hydrogen' }, NO_ENGINE],
    ['QLD', { fuel: null }, NO_ENGINE],
    ['QLD', { cylinders: null }, NO_ENGINE],
    ['QLD', { cylinders: 0 }, NO_ENGINE],
    ['NSW', { fuel: null, cylinders: null }, 1200],
    ['QLD', { body: 'Ute' }, 1200],
    ['WA', { body: 'Van' }, 2000],
    ['NT', { body: 'Cab Chassis' }, 1200],
    ['NSW', { body: 'Ute' }, OTHER_BODY],
    ['VIC', { body: 'Van' }, OTHER_BODY],
    ['SA', { body: 'Ute' }, OTHER_BODY],
    ['TAS', { body: 'Ute' }, OTHER_BODY],
    ['QLD', { body: 'Light Truck' }, OTHER_BODY],
    ['NT', { body: null }, OTHER_BODY],
    ['VIC', { body: 'People Mover' }, 1680],
  ])('%s of %j at $40,000: %s', (state, over, duty) =>
    expect(dutyIn(state, 40_000, { ...SUV, ...over })).toBe(duty),
  )
})

it('each row says whose rates they are and of which day, and what is checked is the newest of them', () => {
  for (const [state, { source, asOf }] of Object.entries(DUTIES)) {
    expect(source, state).toMatch(/, [a-z.]+\.gov\.au$/)
    expect(asOf <= DUTIES_AS_OF, state).toBe(true)
  }
  expect(DUTIES_AS_OF).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})
