import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import type { Car } from '@/core/car/car'
import { hasCondition, historyRows, inspectionOf } from '@/core/car/condition'
import { specGroups, specSheet } from '@/core/car/specGroups'
import { allSpecs, equipmentOf } from '@/core/car/specs'

const now = new Date('2026-03-10T02:00:00Z')
const car = (over: Partial<Car> = {}) => exampleCar(over)
const rows = (over: Partial<Car>) =>
  Object.fromEntries(historyRows(car(over), now).map(({ label, value }) => [label, value]))

describe('V13 owners, keys and books', () => {
  test.each<[Partial<Car>, Record<string, string>]>([
    [
      { previous_owners: 1, keys: 2 },
      { Owners: 'One, since new', Keys: '2' },
    ],
    [{ previous_owners: 3 }, { Owners: '3' }],
    [{ previous_owners: 0, keys: 0 }, {}],
    [{ service: { books: 'Complete' } }, { 'Service books': 'Complete' }],
    [{ service: { books: 'null' } }, {}],
    [{}, {}],
  ])('%o', (over, reported) => expect(rows(over)).toEqual(reported))
})

describe('V14 services and registration', () => {
  const next = (service: Car['service']) => rows({ service })['Next service']
  const last = (service: Car['service']) => rows({ service })['Last service']
  test.each<[Car['service'], string | undefined]>([
    [{ next_date: '2026-08-12', next_km: 70_000 }, 'by 12 August 2026 or 70,000 km'],
    [{ next_date: '2026-08-12' }, 'by 12 August 2026'],
    [{ next_km: 70_000 }, 'at 70,000 km'],
    [{ next_km: 0 }, undefined],
  ])('next %o', (service, text) => expect(next(service)).toBe(text))
  test.each<[Car['service'], string | undefined]>([
    [{ last_date: '2025-08-12', last_km: 55_120 }, '12 August 2025, at 55,120 km'],
    [{ last_date: '2025-08-12' }, '12 August 2025'],
    [{ last_km: 55_120 }, 'at 55,120 km'],
    [{}, undefined],
  ])('last %o', (service, text) => expect(last(service)).toBe(text))
  test('the registration is told while it lasts, and alone is no history', () => {
    expect(rows({ rego_expiry: '2027-03-05' })).toEqual({ Registration: 'Expires on 5 Mar 2027' })
    expect(hasCondition(car({ rego_expiry: '2027-03-05' }), now)).toBe(false)
    expect(hasCondition(car({ previous_owners: 1 }), now)).toBe(true)
  })
})

describe('V13 an inspection', () => {
  test('has its parts before the colon, and says when, by whom and on how many points', () =>
    expect(
      inspectionOf(
        car({
          inspection: { date: '2026-02-03', by: 'our own workshop', points: 90 },
          inspection_passed: ['Tyres: 6 mm front', 'no leaks', ' ', 'null'],
          inspection_noted: ['Paint: chips'],
        }),
      ),
    ).toEqual({
      about: 'Inspected on 3 February 2026 by our own workshop on 90 points.',
      passed: [
        { part: 'Tyres', text: '6 mm front' },
        { part: null, text: 'No leaks' },
      ],
      noted: [{ part: 'Paint', text: 'Chips' }],
    }))
  test('says no more than is known', () =>
    expect(inspectionOf(car({ inspection_passed: ['Brakes: good'] }))?.about).toBe('Inspected.'))
  test('without a finding is none', () =>
    expect(inspectionOf(car({ inspection: { date: '2026-02-03', points: 90 } }))).toBeNull())
})

describe('V5 specifications under headings', () => {
  const full = car({
    ...{ km: 10, simple_body: 'SUV', simple_transmission: 'Automatic', simple_fuel: 'Diesel', drive: '4x4' },
    ...{
      engine_size_litres: 2.8,
      seats: 5,
      doors: 5,
      colour: 'Blue',
      interior_colour: 'Black',
      regplate: 'A',
    },
    ...{ rego_expiry: '2027-03-05', series: 'S', build_date: '2020-01-01', compliance_date: '2020-01-01' },
    variant: {
      ...{ cylinders: 4, induction: 'Turbo', geartype: '6', fuelconsumptioncombined: 7, fuelcapacity: 80 },
      ...{ torque: 500, grossvehiclemass: 3000, kerb_weight: 2000, braked_towing: 3500, vehiclelength: 5000 },
      ...{ vehiclewidth: 1800, vehicleheight: 1800, bodyconfiguration: 'X', ancaprating: 5, ancapyear: 2019 },
    },
    specifications: {
      ...{ body_length: 5000, body_width: 2000, tare_weight: 2000, aggregate_trailer_mass: 2500 },
      ...{ ball_weight: 150, axle_type: 'Tandem', sleeps: 4 },
    },
  })
  test('each label has one heading', () => {
    const grouped = specGroups().flatMap(({ labels }) => labels)
    expect([...grouped].sort()).toEqual(
      allSpecs(full, now)
        .map(({ label }) => label)
        .sort(),
    )
  })
  test('four first, and no row twice or lost', () => {
    const { first, groups } = specSheet(full, now)
    const rest = groups.flatMap((group) => group.rows)
    expect(first.map(({ label }) => label)).toEqual(['Ball weight, empty', 'Body width', 'Engine', 'Drive'])
    expect([...first, ...rest]).toHaveLength(allSpecs(full, now).length)
    expect(new Set([...first, ...rest]).size).toBe(allSpecs(full, now).length)
  })
  test('a car of four facts has no headings', () =>
    expect(specSheet(car({ engine_size_litres: 2, drive: '4x4', doors: 4 }), now).groups).toEqual([]))
})

describe('V6 features and what is included', () => {
  test.each<[Partial<Car>, string[], string[]]>([
    [{ features: ['Sunroof'], standardEquipment: ['Sunroof', 'Airbags'] }, ['Sunroof'], ['Airbags']],
    [{ standardEquipment: ['Airbags', 'null'] }, [], ['Airbags']],
    [{ features: ['Seven seats', 'Sunroof'], seats: 5 }, ['Sunroof'], []],
    [{}, [], []],
  ])('%o', (over, features, included) => expect(equipmentOf(car(over))).toEqual({ features, included }))
})
