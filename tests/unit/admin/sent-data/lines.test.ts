import { describe, expect, it } from 'vitest'
import {
  answerLines,
  consentLines,
  guideLines,
  sentLines,
  tradeLines,
  visitLines,
} from '@/admin/leads/sent/fields'

const ANSWERS = {
  ...{ exterior: 'marks', tyres: 'good', history: 'full', claim: 'no', keys: 'two' },
  ...{ finance_owing: 'Yes', payout: 6400, lender: 'Harbour Bank', note: 'New tyres' },
}

describe('what was sent, in words', () => {
  it.each([
    [
      'the boxes of a form',
      sentLines({ name: 'Ann', 'do-you-have-a-trade-in': 'Yes', opt_in: true, opt_in_trade: false }),
      [
        ['Full name', 'Ann'],
        ['Do you have a trade in', 'Yes'],
        ['Marketing agreed', 'Yes'],
      ],
    ],
    [
      'nothing that a form sends for the server',
      sentLines({
        form: 'enquiry',
        car_id: 'c1',
        car_dealership_id: 'd1',
        page_id: 'p',
        manufacturer_slug: 'kia',
        lead_attributes: {},
        form_completed: true,
        autogauge_enabled: true,
      }),
      [],
    ],
    [
      'a box of the dealer’s own form',
      sentLines({ 'Favourite colour': 'Red' }),
      [['Favourite colour', 'Red']],
    ],
    [
      'a wanted time',
      sentLines({ booking_date: '2026-12-01T10:00' }),
      [['When would suit you?', 'Tue 1 Dec 2026, 10:00 am']],
    ],
    [
      'several at once',
      sentLines({ additional_services: ['Repair', 'Tyres and brakes'] }),
      [['What does it need?', 'Repair, Tyres and brakes']],
    ],
    ['no form', sentLines(null), []],
    [
      'answers about a car',
      answerLines(ANSWERS).map(([label]) => label),
      ['Outside', 'Tyres', 'Service history', 'Claims', 'Keys', 'Finance owing', 'Lender', 'Note'],
    ],
    ['answers that cannot be read', answerLines({ exterior: 'shiny' }), []],
    [
      'a car to trade in',
      tradeLines({
        make: 'Kia',
        year: 2019,
        km: 95000,
        offer_price: 15000,
        lead_id: 'L1',
        offer_accepted: true,
      }),
      [
        ['Make', 'Kia'],
        ['Year', '2019'],
        ['Kilometres', '95,000'],
        ['Middle of the guide', '$15,000'],
      ],
    ],
    [
      'a visit',
      visitLines({
        visited_pages: ['/', '/search'],
        linked_query_params: { utm_source: 'news', gclid: 'Cj0KCQ', page: '2' },
      }),
      [
        ['Came from', 'news'],
        ['Clicked an advertisement of', 'Google'],
        ['Page views', '/\n/search'],
      ],
    ],
    ['why there is no guide', guideLines({ reason: 'age' }).map(([label]) => label), ['No guide']],
    [
      'what a guide leans on',
      guideLines({ count: 7, outside: false })[0]?.[1].includes('7 similar cars'),
      true,
    ],
    ['a reason of another time', guideLines({ reason: 'moon' }), []],
    [
      'consent',
      consentLines(
        {
          marketing: false,
          terms: 'I agree to the terms.',
          at: '2026-11-22T13:05:00.000Z',
          version: '3',
          text_hash: 'ab12',
        },
        'Australia/Perth',
      ),
      [
        ['Marketing', 'Not agreed'],
        ['Terms', 'I agree to the terms.'],
        ['When', '22 Nov 2026, 9:05 pm'],
        ['Wording', '3'],
      ],
    ],
  ])('%s', (_what, found, lines) => expect(found).toEqual(lines))
})
