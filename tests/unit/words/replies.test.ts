import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failure, notFound } from '@/app/api/cars/answers'
import { plainFailure } from '@/app/api/forms/plainPages'
import { translateFaults } from '@/app/api/forms/translateFaults'
import { tooMany } from '@/app/api/forms/tooMany'
import { refuse } from '@/app/api/trade-in/forTrade'
import { enquiryView } from '@/components/forms/enquiryView'
import { tagOf } from '@/core/car/tags'
import { priceOf } from '@/core/car/price'
import { carAlt } from '@/core/car/text'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { registerWords, type Words } from '@/lib/words'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'
import { TERMS_MESSAGE } from '@/core/person/formFields'

const store = new AsyncLocalStorage<{ readonly host: string; own?: Words | undefined }>()
beforeEach(() => registerWords(store))
afterEach(() => registerWords({ getStore: () => undefined }))

const GONE = 'This car is no longer here'
const north: Words = {
  [GONE]: 'This rig is no longer here',
  'Not found': 'Not in this yard',
  [TERMS_MESSAGE]: 'Tick the box first.',
  'That is a lot in a short time. Please wait {wait} and send it again.': 'Slow down, and wait {wait}.',
  '{minutes} minutes': '{minutes} min',
  Electric: 'Plug-in',
  '/ week': 'by the week',
  '{car}, photo {position}': '{car}, picture {position}',
}
const south: Words = { [GONE]: 'Sold already' }
const at = <Answer>(own: Words | undefined, work: () => Answer): Answer =>
  store.run({ host: 'x.test', own }, work)
const errors = [{ path: 'terms', message: TERMS_MESSAGE }]
const config = tenantConfigSchema.parse(
  configInput({ phone: '', features: { tags: true, fuelTag: true, subscriptions: true } }),
)
const site = {
  ...{ config, host: 'x.test', origin: 'http://x.test', dealerships: [], dealershipIds: [] },
  tenant: { id: 't', slug: 'north', name: 'North' },
}

describe('L15 what a call answers', () => {
  it.each([
    ['a dealer with own words', north, 'This rig is no longer here'],
    ['its neighbour', south, 'Sold already'],
    ['a dealer without', undefined, GONE],
  ])('a refusal is in the words of %s', async (_whose, own, error) =>
    expect(await at(own, () => failure(410, GONE)).json()).toEqual({ error }),
  )

  it('an address that is not there, too', async () =>
    expect(await at(north, notFound).json()).toEqual({ error: 'Not in this yard' }))

  it('the message of a schema is said by the answer', async () => {
    expect(at(north, () => translateFaults(errors))).toEqual([
      { path: 'terms', message: 'Tick the box first.' },
    ])
    expect(at(south, () => translateFaults(errors))).toEqual(errors)
    expect(await at(north, () => refuse(false, 422, errors)).json()).toMatchObject({
      error: 'Tick the box first.',
    })
  })

  it('a form without scripts gets a page with the same words', async () => {
    const page = at(north, () => plainFailure({ site, request: new Request('http://x.test/') }, 422, errors))
    expect(await page.text()).toContain('<li>Tick the box first.</li>')
  })

  it('a limit says how long to wait', () => {
    let message = ''
    const refused = (_status: number, [first]: readonly { message: string }[]) => {
      message = first?.message ?? ''
      return new Response()
    }
    at(north, () => tooMany({ refuse: refused }, site, 150))
    expect(message).toBe('Slow down, and wait 3 min.')
  })
})

describe('L15 what a car says of itself', () => {
  it('its tag, the period of its price and the names of its pictures are phrases', () => {
    const electric = exampleCar({ simple_fuel: 'Electric', subscription_price: 289 })
    expect(at(north, () => tagOf(electric, config, new Date()))).toMatchObject({ text: 'Plug-in' })
    expect(at(undefined, () => tagOf(electric, config, new Date()))).toMatchObject({ text: 'Electric' })
    expect(at(north, () => priceOf(electric, config))).toMatchObject({ suffix: 'by the week' })
    expect(at(north, () => carAlt(electric, 2))).toMatch(/, picture 2$/)
  })
})

describe('L15 the form that a call answers', () => {
  const labelsOf = (own: Words | undefined) =>
    at(own, () => enquiryView({ site, form: 'enquiry', car: exampleCar(), locations: [] })).fields.map(
      ({ label }) => label,
    )
  it('has the labels of its fields in the words of the dealer', () => {
    expect(labelsOf({ 'I have a car to trade in': 'I have a rig to trade in' })).toContain(
      'I have a rig to trade in',
    )
    expect(labelsOf(south)).toContain('I have a car to trade in')
  })
})
