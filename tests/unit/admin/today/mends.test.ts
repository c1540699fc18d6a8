import { expect, it } from 'vitest'
import { carsToMend, type CarFacts } from '@/admin/dashboard/needs/cars'
import { undelivered } from '@/admin/dashboard/needs/readMends'
import { byUrgency } from '@/admin/dashboard/needs/need'

const url = 'https://cars.example/a.jpg'
const car = (name: string, more: Partial<CarFacts> = {}): CarFacts => ({
  ...{ id: name, name, tenant: 't', at: 7, index_attempts: 0, photos_count: 0, picture_files: [], ...more },
})
const message = (cars: CarFacts[]) => carsToMend(cars).map(({ tone, title, why }) => [tone, title, why])

it.each([
  [
    'search refused, with or without photos',
    [car('A', { index_attempts: 2 })],
    [['bad', 'A is not in search', 'Search refused it 2 times.']],
  ],
  ['without photos', [car('A')], [['soon', 'A has no photos', 'Shoppers see “Photos coming”.']]],
  [
    'of which several have none',
    [car('A'), car('B'), car('C'), car('D')],
    [['soon', '4 cars have no photos', 'A, B, C and 1 more. Shoppers see “Photos coming”.']],
  ],
  [
    'of which one photo did not come',
    [
      car('A', {
        photos_count: 2,
        picture_files: [
          { url: `${url}2`, file: 'b.webp' },
          { url, error: 'cars.example answered 404' },
        ],
      }),
    ],
    [['soon', 'A has lost photos', `One photo could not be fetched: ${url} cars.example answered 404.`]],
  ],
  [
    'whose photos could not be read',
    [car('A', { photos_count: 2 })],
    [['soon', 'A has lost photos', 'Its photos could not be read.']],
  ],
])('B12 a car that %s', (_what, cars, words) => expect(message(cars)).toEqual(words))

it('B12 one car is opened, several without photos are a list, and dealers are kept apart', () => {
  const [mine, theirs] = carsToMend([car('A'), car('B'), car('X', { tenant: 'u', at: 3 })])
  expect(mine).toMatchObject({ tenant: 't', href: '/admin/cars?view=photos', due: 7 })
  expect(theirs).toMatchObject({ tenant: 'u', href: '/admin/collections/cars/X', due: 3 })
})

const lead = (name: string, more: object = {}) => ({
  ...{ id: name, tenant: 't', name, state: 'failed', at: 5 },
  deliveries: [
    { state: 'sent', channel: 'notice', to: 'a@b.example' },
    { state: 'failed', channel: 'adf', to: 'crm@b.example', error: 'the mailbox is full', attempts: 8 },
  ],
  ...more,
})

it('B12 a lead that did not get through is wrong now, and sent again where it is told', () => {
  expect(undelivered([lead('Ana')])).toMatchObject([
    {
      ...{ tone: 'bad', title: 'The lead of Ana could not be delivered', act: 'Open the lead' },
      why: 'adf to crm@b.example: the mailbox is full. Tried 8 times. Everything is saved here.',
      href: '/admin/collections/leads/Ana',
      presses: [{ label: 'Send again', calls: ['/lead-resend/Ana'] }],
    },
  ])
})

it('B12 several are one need of their dealer; those tried again by themselves only wait', () => {
  const needs = undelivered([
    lead('Ana'),
    lead('Bo'),
    lead('Cy', { state: 'pending' }),
    lead('Xi', { tenant: 'u' }),
  ])
  expect(needs.map(({ tenant, tone, title, presses }) => [tenant, tone, title, presses?.[0]?.calls])).toEqual(
    [
      ['t', 'bad', '2 leads could not be delivered', ['/lead-resend/Ana', '/lead-resend/Bo']],
      ['u', 'bad', 'The lead of Xi could not be delivered', ['/lead-resend/Xi']],
      ['t', 'soon', 'The lead of Cy could not be delivered yet', undefined],
    ],
  )
})

it('B12 all of it stands in one list by urgency', () => {
  const needs = byUrgency([...carsToMend([car('A')]), ...undelivered([lead('Ana')])])
  expect(needs.map(({ tone }) => tone)).toEqual(['bad', 'soon'])
})
