// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { enquiryView } from '@/components/forms/enquiryView'
import { followUp } from '@/components/forms/followUp'
import { recordLead } from '@/components/forms/recordLead'
import type { Car } from '@/core/car/car'
import { leadRules, leadSchema } from '@/features/leads/leadSchema.rules'
import type { LeadForm } from '@/features/leads/intents/names.rules'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

const config = tenantConfigSchema.parse(configInput())
const site = {
  tenant: { id: 't', slug: 'north', name: 'North' },
  ...{ config, dealerships: [], dealershipIds: [], host: 'north.example', origin: 'https://north.example' },
}
/** Only what a lead about this form says itself; what a form insists on is another test. */
const leadOf = (form: LeadForm, values: object) => {
  const { data, error } = leadSchema({ ...leadRules(site, form), messageRequired: false }).safeParse({
    ...{ form: 'photos', name: 'Jo', email: 'jo@example.com', phone: '0412 345 678' },
    ...values,
  })
  if (!data) throw error
  return data
}
const send = (form: LeadForm, car: Car | null, values: object = {}) => {
  const view = enquiryView({ site, form, car, locations: [] })
  recordLead(view, leadOf(form, { ...Object.fromEntries(view.hidden), ...values }), {
    lead_id: 'L2345678A',
    receipt: true,
  })
  return window.dataLayer ?? []
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.dataLayer = []
})

describe('L6 what the tag manager hears of each form', () => {
  it.each<[LeadForm, Partial<Car> | null, object, number]>([
    ['enquiry', { car_type: 'new' }, {}, 14],
    ['enquiry', { car_type: 'demo' }, {}, 14],
    ['enquiry', { car_type: 'used' }, {}, 15],
    ['enquiry', { car_type: 'demo', tag: 'Test Drive Only' }, {}, 17],
    ['similar', { car_type: 'used', status: 'sold' }, {}, 15],
    ['photos', { car_type: 'used' }, {}, 15],
    ['offer', { car_type: 'new' }, {}, 14],
    ['test-drive', { car_type: 'new' }, {}, 17],
    ['test-drive', { car_type: 'used' }, {}, 48],
    ['general', null, {}, 22],
    ['general', null, { category: 'Careers Enquiry' }, 51],
    ['careers', null, {}, 51],
    ['finance', null, {}, 25],
    ['finance', { car_type: 'used' }, {}, 25],
    ['trade-in', null, {}, 22],
    ['sell', null, {}, 22],
    ['service', null, {}, 22],
    ['parts', null, {}, 22],
    ['fleet', null, {}, 22],
    ['feedback', null, {}, 22],
    ['quote', null, {}, 22],
    ['callback', null, {}, 22],
  ])('%s about %j with %j is event %4$i', (form, of, values, event_id) => {
    const car = of && exampleCar({ km: 64_210, badge: 'SR5', ...of })
    expect(send(form, car, values)).toEqual([
      {
        ...{ event: 'lead', lead_id: 'L2345678A', form, event_id },
        ...(car
          ? {
              vehicleStatus: car.car_type,
              vehicleMake: 'Toyota',
              vehicleModel: 'HiLux',
              vehicleYear: 2021,
              vehicleKilometers: 64_210,
              vehicleGrade: 'SR5',
            }
          : {}),
      },
    ])
  })

  it('L2 a test drive from a car carries its facts, and nobody types them', () => {
    const view = enquiryView({ site, form: 'test-drive', car: exampleCar(), locations: [] })
    expect(Object.fromEntries(view.hidden)).toEqual({
      car_id: 'c1',
      car_dealership_id: 'd1',
      dealership_slug: 'harbour',
      stock_number: 'S1',
      manufacturer_slug: 'toyota',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'HiLux',
      car_type: 'used',
      vehicle_status: 'in_stock',
    })
    expect(view.fields.map(({ name }) => name)).toEqual(['name', 'email', 'phone', 'booking_date', 'message'])
  })

  it('L4 the thank-you page tells once more what was sent, once, in the browser that sent it', () => {
    send('enquiry', exampleCar())
    window.dataLayer = []
    for (const lead_id of ['L2345678A', 'L2345678A', 'LAAAAAAAA']) followUp(lead_id)
    expect(window.dataLayer).toEqual([
      { event: 'lead_success', lead_id: 'L2345678A', category: 'enquiry', car_type: 'used' },
    ])
  })

  it('L3 remembers name, email and phone together or nothing', () => {
    send('photos', exampleCar())
    expect(JSON.parse(localStorage.getItem('contact') ?? 'null')).toEqual({
      name: 'Jo',
      email: 'jo@example.com',
      phone: '0412 345 678',
    })
    localStorage.clear()
    send('photos', exampleCar(), { phone: '' })
    expect(localStorage.getItem('contact')).toBeNull()
  })
})
