import type { ReadyDealer } from '@/features/pages/readyPages.rules'
import { closing, head, questions, reasons, type ReadyLayout } from './parts'

export const about = ({ name, hasFinance }: ReadyDealer): ReadyLayout => [
  head(
    `The people behind ${name}`,
    `${name} sells and looks after cars for people who live near here. Come in, take your time, and ask whatever you like.`,
  ),
  reasons('What you can count on', [
    ['tag', 'One price', 'The price on the car is the price we talk about.'],
    ['key', 'Drive it first', 'A test drive takes half an hour and commits you to nothing.'],
    ['wrench', 'Here afterwards', 'The people who sold you the car know where to find you, and you them.'],
  ]),
  { blockType: 'team', heading: 'Who you will meet', text: 'Ask for any of them by name.' },
  { blockType: 'locations', heading: 'Where we are', show: 'all', display: 'cards' },
  { blockType: 'reviews', heading: 'What customers say', limit: 3 },
  closing('Have a look around', 'Everything we have for sale is on this site, with its price.', [
    ['See all cars', '/search'],
    hasFinance ? ['Finance', '/finance'] : ['Contact us', '/contact-us'],
  ]),
]

export const service = ({ name }: ReadyDealer): ReadyLayout => [
  head(
    'Service without surprises',
    `The workshop of ${name} looks after cars of every age. You hear what it costs before we begin.`,
  ),
  reasons('Each service includes', [
    ['badge-check', 'A written check', 'You get the list of what was looked at and how it was found.'],
    ['phone', 'A call first', 'Anything beyond the service is done only after you have said yes.'],
    ['clock', 'A time that holds', 'We tell you in the morning when the car will be ready.'],
  ]),
  questions([
    [
      'How often should a car be serviced?',
      'The logbook of your car says it, by kilometres and by months. Whichever comes first counts.',
    ],
    ['Can I wait for the car?', 'For a short service, yes. Tell us when you book.'],
    ['What do I bring?', 'The logbook, and the key of the wheel nuts if your car has one.'],
  ]),
  { blockType: 'locations', heading: 'Where we service', show: 'service', display: 'cards' },
  closing('Book a service', 'Choose a day and a time that suits you.', [['Book now', '/service/booking']]),
]
