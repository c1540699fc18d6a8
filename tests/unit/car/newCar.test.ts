import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'
import type { Car } from '@/core/car/car'
import { newCarFacts } from '@/core/car/newCar'
import { tenantConfigSchema, type TenantConfigInput } from '@/core/dealer/config/tenantConfig'

const promises: TenantConfigInput['promises'] = [
  { icon: 'shield', title: 'New-car warranty', text: 'Five years.', carTypes: ['new', 'demo'] },
  { icon: 'shield', title: 'Title checked', text: 'Before it is listed.', carTypes: ['used'] },
  { icon: 'truck', title: 'Delivered', text: 'Anywhere.' },
]
const config = tenantConfigSchema.parse(configInput({ promises }))
const facts = (over: Partial<Car>) =>
  Object.fromEntries(newCarFacts(exampleCar({ car_type: 'new', ...over }), config))

describe('what a new car has to say for itself', () => {
  test.each<[what: string, over: Partial<Car>, label: string, text: string | undefined]>([
    ['both colours', { colour: 'Red', interior_colour: 'Grey' }, 'Colour', 'Red outside, grey inside'],
    ['one colour', { colour: 'Red' }, 'Colour', 'Red'],
    ['no colour', { interior_colour: 'Grey' }, 'Colour', undefined],
    ['its month', { build_date: '2026-02-01' }, 'Built', 'February 2026'],
    ['all in the price', { price_type: 'drive_away' }, 'The whole price', '$34,990, with registration'],
    ['costs to come', { price_type: 'egc' }, 'The whole price', '$34,990 before registration'],
    ['more costs to come', { price_type: 'before_on_roads' }, 'The whole price', 'duty and delivery, which'],
    ['a price to ask for', { price_type: 'on_application' }, 'The whole price', undefined],
    ['no price', { price: null, price_type: 'drive_away' }, 'The whole price', undefined],
    ['where it is', { location_name: 'Noosaville' }, 'Ready to drive', 'It is at Noosaville today.'],
    ['nowhere', {}, 'Ready to drive', undefined],
    ['on its way', { status: 'coming_soon' }, 'Ready to drive', 'on its way to us'],
    ['sold', { sold: true, location_name: 'Noosaville' }, 'Ready to drive', undefined],
    ['its warranty', {}, 'New-car warranty', 'Five years.'],
    ['nothing of used ones', {}, 'Title checked', undefined],
    ['nothing that each car has', {}, 'Delivered', undefined],
  ])('%s', (_, over, label, text) => {
    if (text === undefined) expect(facts(over)).not.toHaveProperty([label])
    else expect(facts(over)[label]).toContain(text)
  })
  test('in New Zealand no state and no duty', () => {
    const car = exampleCar({ car_type: 'new', price_type: 'egc' })
    expect(Object.fromEntries(newCarFacts(car, { ...config, country: 'NZ' }))['The whole price']).toBe(
      '$34,990 before on-road costs, which come on top: ask us for the total.',
    )
  })
  test('no other car has it', () => expect(newCarFacts(exampleCar({ colour: 'Red' }), config)).toEqual([]))
})
