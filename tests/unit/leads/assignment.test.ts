import { expect, it } from 'vitest'
import {
  deciding,
  ruleFits,
  tryRules,
  whoIsThere,
  type Colleague,
  type LeadRule,
  type SharedLead,
} from '@/features/leads/assignment.rules'
import { topicsOf } from '@/features/leads/leadCategories.rules'

const BOTH = ['Careers Enquiry', 'General Enquiry']

it.each<[Parameters<typeof topicsOf>[0], string[]]>([
  [{ form: 'enquiry', category: 'Vehicle Enquiry', subcategory: '' }, ['Vehicle Enquiry']],
  [{ form: 'general', category: 'General Enquiry', subcategory: 'Callback' }, ['General Enquiry']],
  [{ form: 'general', category: 'General Enquiry', subcategory: 'Career Enquiry' }, BOTH],
  [{ form: 'careers', category: 'General Enquiry' }, BOTH],
  [{ form: 'general', category: 'Careers Enquiry' }, BOTH],
])('B3 %j is about %j', (lead, topics) => expect(topicsOf(lead)).toEqual(topics))

const rule = (more: Partial<LeadRule> = {}): LeadRule => ({
  id: 'r',
  title: 'Rule',
  places: [],
  forms: [],
  categories: [],
  makes: [],
  price_from: null,
  price_to: null,
  interstate: false,
  weekdays: [],
  from_time: null,
  to_time: null,
  people: ['ana', 'ben', 'cleo'],
  again_after: null,
  ...more,
})
/** Friday 20 November 2026, 10 am in Brisbane. */
const FRIDAY = new Date('2026-11-20T00:00:00Z')
const lead = (more: Partial<SharedLead> = {}): SharedLead => ({
  place: 'noosa',
  form: 'enquiry',
  topics: ['Vehicle Enquiry'],
  make: 'Toyota',
  price: 45_000,
  interstate: false,
  at: FRIDAY,
  zone: 'Australia/Brisbane',
  ...more,
})
const person = (id: string, more: Partial<Colleague> = {}): Colleague => ({
  id,
  name: id,
  places: null,
  topics: [],
  away: [],
  turn: 0,
  ...more,
})
const namesOf = (people: Colleague[]) => people.map(({ id }) => id)

const JOB = topicsOf({ form: 'careers', category: 'General Enquiry', subcategory: 'Career Enquiry' })

it.each<[string, Partial<LeadRule>, Partial<SharedLead>, boolean]>([
  ['asks for nothing', {}, {}, true],
  [
    'asks for nothing, of a lead without a car or a place',
    {},
    { place: null, make: null, price: null },
    true,
  ],
  ['its place', { places: ['yard', 'noosa'] }, {}, true],
  ['another place', { places: ['yard'] }, {}, false],
  ['its form', { forms: ['enquiry'] }, {}, true],
  ['another form', { forms: ['finance'] }, {}, false],
  ['another category', { categories: ['Trade-in'] }, {}, false],
  ['jobs', { categories: ['Careers Enquiry'] }, { topics: JOB }, true],
  ['general enquiries, of which a job is one', { categories: ['General Enquiry'] }, { topics: JOB }, true],
  ['jobs, of another lead', { categories: ['Careers Enquiry'] }, {}, false],
  ['its make in other letters', { makes: ['TOYOTA'] }, {}, true],
  ['another make', { makes: ['Ford'] }, {}, false],
  ['a make, of a lead without a car', { makes: ['Toyota'] }, { make: null }, false],
  ['the price itself', { price_from: 45_000, price_to: 45_000 }, {}, true],
  ['more than its price', { price_from: 45_001 }, {}, false],
  ['less than its price', { price_to: 44_999 }, {}, false],
  ['a price, of a lead without one', { price_from: 1 }, { price: null }, false],
  ['shoppers of another state', { interstate: true }, { interstate: true }, true],
  ['shoppers of another state, of one of the same', { interstate: true }, {}, false],
  ['any shopper, of one of another state', {}, { interstate: true }, true],
  ['its day', { weekdays: [5] }, {}, true],
  // Still Thursday in Brisbane, while Auckland has Friday.
  ['a day by the zone of the place', { weekdays: [5] }, { at: new Date('2026-11-19T13:30:00Z') }, false],
  [
    'a day in a zone ahead',
    { weekdays: [5] },
    { at: new Date('2026-11-19T13:30:00Z'), zone: 'Pacific/Auckland' },
    true,
  ],
  ['its hours, from their first minute', { from_time: '10:00', to_time: '11:00' }, {}, true],
  ['hours that end at this minute', { from_time: '09:00', to_time: '10:00' }, {}, false],
  ['a night that ends later', { from_time: '19:00', to_time: '10:30' }, {}, true],
  ['a night that is over', { from_time: '19:00', to_time: '07:00' }, {}, false],
  ['hours, of a lead without a place', { from_time: '09:00' }, { zone: null }, false],
])('B3 a rule that asks for %s', (_what, requested, reported, fits) => {
  expect(ruleFits(rule(requested), lead(reported))).toBe(fits)
})

it('B3 asks whoever has waited longest, and the same one each time that turns are equal', () => {
  const people = [person('cleo', { turn: 2 }), person('ben', { turn: 1 }), person('ana', { turn: 1 })]
  expect(namesOf(whoIsThere(rule(), people, lead()))).toEqual(['ana', 'ben', 'cleo'])
  expect(namesOf(whoIsThere(rule(), people.toReversed(), lead()))).toEqual(['ana', 'ben', 'cleo'])
})

it('B3 leaves out who is on leave on that day of the place, and who may not see the place or the kind', () => {
  const away = (first: string, last: string) => person('ana', { away: [[first, last]] })
  const there = (one: Colleague) => namesOf(whoIsThere(rule(), [one], lead()))
  expect(there(away('2026-11-20', '2026-11-20'))).toEqual([])
  expect(there(away('2026-11-21', '2026-11-30'))).toEqual(['ana'])
  expect(there(away('2026-11-01', '2026-11-19'))).toEqual(['ana'])
  expect(there(person('ana', { places: ['noosa'] }))).toEqual(['ana'])
  expect(there(person('ana', { places: ['yard'] }))).toEqual([])
  expect(there(person('stranger'))).toEqual([])
  expect(there(person('ana', { topics: ['Vehicle Enquiry', 'Feedback'] }))).toEqual(['ana'])
  expect(there(person('ana', { topics: ['Feedback'] }))).toEqual([])
})

it('B3 the first rule that fits and has somebody there decides', () => {
  const rules = [
    rule({ id: 'ford', makes: ['Ford'] }),
    rule({ id: 'dear', price_from: 40_000, people: ['ben'] }),
    rule({ id: 'rest' }),
  ]
  const people = [person('ana'), person('ben')]
  expect(deciding(tryRules(rules, people, lead()))?.rule.id).toBe('dear')
  const withoutBen = [person('ana'), person('ben', { away: [['2026-11-20', '2026-11-20']] })]
  const next = deciding(tryRules(rules, withoutBen, lead()))
  expect([next?.rule.id, next?.there[0]?.id]).toEqual(['rest', 'ana'])
  expect(deciding(tryRules(rules, [], lead()))).toBeNull()
})
