import { expect, test } from 'vitest'
import { contactWays } from '@/core/place/contactWays'
import { location } from './location'

const [sales, service, parts] = [location('sales'), location('service'), location('parts')]
const numbers = (ways: ReturnType<typeof contactWays>) =>
  ways.map(({ department, phone }) => [department, phone])

test('T3 sales answer the dealer’s own number, the workshop and the parts counter theirs', () => {
  expect(numbers(contactWays([parts, service, sales], '1300 555 017'))).toEqual([
    ['sales', '1300 555 017'],
    ['service', 'phone of service'],
    ['parts', 'phone of parts'],
  ])
})

test('without a number of the dealer the main place for sales answers', () => {
  const second = location('sales', {
    slug: 'second',
    primary: true,
    contact_detail: { phone: 'second', opening_hours: [] },
  })
  expect(numbers(contactWays([sales, second], ''))).toEqual([['sales', 'second']])
})

test('one number of several desks stands once', () => {
  const shared = { contact_detail: { phone: 'one', opening_hours: [] } }
  expect(numbers(contactWays([location('service', shared), location('parts', shared)], ''))).toEqual([
    ['service', 'one'],
  ])
})

test('a dealer that prints no numbers still says who is there', () => {
  const silent = { contact_detail: { phone: null, landline_phone: null, opening_hours: [] } }
  expect(numbers(contactWays([location('sales', silent), location('service', silent)], ''))).toEqual([
    ['sales', null],
    ['service', null],
  ])
})

test('C1 a hidden place is no way to reach anybody', () => {
  expect(contactWays([location('service', { visible: false })], '')).toEqual([])
})
