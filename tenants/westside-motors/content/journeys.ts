import type { PageDefinition } from '@/definitions/definition'

const valuation = [
  {
    question: 'What do you buy?',
    answer: 'Any registered car, ute or van. Finance owing is fine. Written off is not.',
  },
  {
    question: 'Where does the range come from?',
    answer:
      'A program. It takes what the same car is advertised for now, less what it costs to ready one. No phone call needed to see it.',
  },
  {
    question: 'And the real number?',
    answer: 'After fifteen minutes with the car. Written down, good for seven days.',
  },
  {
    question: 'I owe money on it.',
    answer:
      'We pay your lender first and you the rest. If it is worth less than you owe, we tell you straight.',
  },
  { question: 'Where do you look at it?', answer: 'Any of six yards, or your driveway within 40 km of one.' },
]

const form: PageDefinition['layout'] = [
  {
    blockType: 'enquiryForm',
    heading: 'What have you got?',
    text: 'Rego, kilometres, the worst thing about it.',
    intent: 'sell',
  },
  { blockType: 'faq', heading: 'Straight answers', items: valuation },
]

export const journeys: PageDefinition[] = [
  {
    slug: 'sell-my-car',
    title: 'Sell my car',
    seo: { description: 'Sell your car to Westside: a price range online, paid the day we collect.' },
    layout: [
      {
        blockType: 'intro',
        heading: 'Sell us yours.',
        text: 'Tell us what it is. We pay the day we collect.',
      },
      {
        blockType: 'reasons',
        heading: 'Three steps',
        items: [
          { icon: 'search', title: 'Range', text: 'Online, no phone number needed.' },
          { icon: 'car', title: 'Look', text: 'Fifteen minutes, your place or ours.' },
          { icon: 'dollar', title: 'Paid', text: 'On the spot, before we drive off.' },
        ],
      },
      ...form,
    ],
  },
  {
    slug: 'trade-in',
    title: 'Trade in your car',
    seo: { description: 'Trade-in range for any car against any of ours.' },
    layout: [
      {
        blockType: 'intro',
        heading: 'What is it worth to us?',
        text: 'Take the number to any of our cars, or to somebody else.',
      },
      ...form,
    ],
  },
  {
    slug: 'book-test-drive',
    title: 'Book a test drive',
    seo: { description: 'Test drive any Westside car at any of six yards.' },
    layout: [
      {
        blockType: 'intro',
        heading: 'Drive it first.',
        text: 'No salesperson in the back seat. Half an hour, then we talk or we do not.',
      },
      {
        blockType: 'reasons',
        heading: 'How it runs',
        items: [
          { icon: 'done', title: 'Licence', text: 'Show it, keep it. That is the paperwork.' },
          { icon: 'clock', title: 'Thirty minutes', text: 'Any road you like, freeway included.' },
          { icon: 'key', title: 'Keys back', text: 'Buy it, hold it or walk off.' },
        ],
      },
    ],
  },
]
