/** Ready pages about paying, selling and guarantees. They contain no figures: the dealer adds those. */
import type { ReadyDealer } from '@/features/pages/readyPages.rules'
import { closing, head, questions, reasons, type ReadyLayout } from './parts'

export const finance = ({ name }: ReadyDealer): ReadyLayout => [
  head(
    'How finance works',
    `${name} helps you to compare what a car costs each week or month. Nothing is signed before you have seen all of it in writing.`,
  ),
  reasons('Three steps', [
    [
      'search',
      'Choose the car',
      'The page of each car has a calculator. Try a deposit and a term that suit you.',
    ],
    ['file', 'Tell us about you', 'A few questions show which lenders fit. Asking is free.'],
    [
      'handshake',
      'Decide at home',
      'You get the offer with its rate, comparison rate and fees. Take it away and read it.',
    ],
  ]),
  questions([
    ['What do I need?', 'Your licence, something that shows what you earn, and what you pay for already.'],
    [
      'Can I trade in a car that is not paid off?',
      'Yes. What is still owed is paid out first, and the rest comes off the price.',
    ],
    [
      'Does asking change my credit score?',
      'A look at the calculator does not. A lender’s own check comes only after you agreed to it.',
    ],
  ]),
  { blockType: 'enquiryForm', heading: 'Ask about finance', intent: 'finance', anchor: 'enquire' },
  { blockType: 'stockRail', heading: 'Just in', preset: 'latest', limit: 8 },
]

export const sell = ({ name }: ReadyDealer): ReadyLayout => [
  head(
    'Sell us your car',
    `${name} buys cars, whether you buy one from us or not. You know the price before you drive home.`,
  ),
  reasons('How it goes', [
    ['camera', 'Tell us about it', 'Make, model, kilometres and some photos are enough for a first guide.'],
    ['badge-check', 'Bring it in', 'We look at it together and say what we found.'],
    ['wallet', 'Get paid', 'The money is sent when the papers are signed. We do the transfer.'],
  ]),
  questions([
    ['What do I bring?', 'Your licence, the registration papers, the logbook and every key.'],
    ['There is still a loan on it. Does that matter?', 'No. We pay out what is owed and send you the rest.'],
    ['How long does a price hold?', 'The offer says until when. Ask us if you need longer.'],
  ]),
  closing('What is your car worth?', 'It takes a few minutes, and costs nothing.', [
    ['Value my car', '/trade-in'],
    ['Contact us', '/contact-us'],
  ]),
]

export const warranty = ({ name }: ReadyDealer): ReadyLayout => [
  head(
    'What is covered, and for how long',
    `Cars of ${name} come with the cover that the law gives you, and many with more. This page says which.`,
  ),
  reasons('Your cover', [
    [
      'shield',
      'The law',
      'Consumer guarantees apply to every car that we sell, and nothing here takes them away.',
    ],
    [
      'calendar',
      'The maker’s warranty',
      'Its start and its end are in the papers of the car. Ask us to show you.',
    ],
    ['file', 'Extended cover', 'What it includes, and what not, is in writing before you decide.'],
  ]),
  questions([
    [
      'Something is wrong with my car. What now?',
      'Call us first. We tell you whether it is covered and where to bring it.',
    ],
    ['Must I have it serviced here?', 'No. Keep the invoices, and have it done as the logbook says.'],
    ['Does the cover go to the next owner?', 'Most do. Ask us before you sell, and we look it up.'],
  ]),
  { blockType: 'enquiryForm', heading: 'Ask about your cover', intent: 'service', anchor: 'enquire' },
]

export const campaign = ({ name }: ReadyDealer): ReadyLayout => [
  head(
    'Say what is on, in one line',
    `Two sentences are enough: what ${name} offers, and until when. The conditions belong below the cars.`,
  ),
  {
    blockType: 'stockRail',
    heading: 'The cars',
    preset: 'latest',
    limit: 12,
    link_label: 'See all',
    link_href: '/search',
  },
  reasons('Why now', [
    ['tag', 'The price', 'What it is, and what is in it.'],
    ['calendar', 'The dates', 'The first and the last day.'],
    ['car', 'The cars', 'Which ones it is for.'],
  ]),
  {
    blockType: 'enquiryForm',
    heading: 'Ask about it',
    intent: 'general',
    subcategory: 'Campaign',
    anchor: 'enquire',
  },
]
