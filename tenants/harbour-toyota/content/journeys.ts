import type { PageDefinition } from '@/definitions/definition'

const valuation = [
  {
    question: 'Which cars do you take?',
    answer:
      'Any make and any age, as long as it is registered and you own it or owe less than it is worth. Utes, vans and cars with a story too.',
  },
  {
    question: 'How is the online estimate worked out?',
    answer:
      'By a program, from what cars like yours are advertised for now, less what it usually costs to get one ready. It is a range, because we have not seen yours.',
  },
  {
    question: 'What will I get exactly?',
    answer:
      'A written price after about 20 minutes with the car, good for seven days. It is inside the range if the car is as you described it.',
  },
  {
    question: 'I still owe money on it. Can I sell?',
    answer: 'Yes. We ring your lender for the payout figure, pay them first and pay you the rest.',
  },
  {
    question: 'Where does the inspection happen?',
    answer: 'At any of our three yards, or at your place if you live between Caloundra and Noosa.',
  },
]

const sellBlocks: PageDefinition['layout'] = [
  {
    blockType: 'intro',
    heading: 'We would love to buy your car.',
    text: 'Tell us what it is and you get a guide range. Bring it in and you get a written price. Money the same day, whether you buy from us or not.',
  },
  {
    blockType: 'reasons',
    heading: 'How it goes',
    items: [
      { icon: 'file', title: 'Two minutes', text: 'Rego, kilometres and how it has been looked after.' },
      { icon: 'wrench', title: 'Twenty minutes', text: 'We look at it together. You see what we see.' },
      {
        icon: 'dollar',
        title: 'Same day',
        text: 'The money is in your account before you catch the bus home.',
      },
    ],
  },
  {
    blockType: 'enquiryForm',
    heading: 'Tell us about it',
    text: 'Rego, kilometres, and anything that we should know. A photo can wait.',
    intent: 'sell',
  },
  { blockType: 'faq', heading: 'Before you ask', items: valuation },
]

export const journeys: PageDefinition[] = [
  {
    slug: 'sell-your-car',
    title: 'Sell my car',
    seo: {
      description:
        'Sell your car to Harbour Toyota: a guide range online, a written price in 20 minutes, money the same day.',
    },
    layout: sellBlocks,
  },
  {
    slug: 'trade-in',
    title: 'Trade in your car',
    seo: { description: 'A guide range for your trade-in, and how Harbour Toyota gets to it.' },
    layout: [
      {
        blockType: 'intro',
        heading: 'What is yours worth?',
        text: 'A guide range that you can use against any car in our yards.',
      },
      ...sellBlocks.slice(2),
    ],
  },
  {
    slug: 'book-test-drive',
    title: 'Book a test drive',
    seo: { description: 'Choose a car, a yard and a time. We have it fuelled and at the door.' },
    layout: [
      {
        blockType: 'intro',
        heading: 'Take it over the range.',
        text: 'Half an hour, on roads that you know. Bring your licence, the child seat and whoever else has to like it.',
      },
      {
        blockType: 'reasons',
        heading: 'How it goes',
        items: [
          {
            icon: 'clock',
            title: 'At the door',
            text: 'Fuelled, cool inside and facing the road when you arrive.',
          },
          {
            icon: 'key',
            title: 'Half an hour',
            text: 'Your roads or ours: the range, the motorway, a car park if parking is the question.',
          },
          {
            icon: 'done',
            title: 'Afterwards',
            text: 'You hand back the keys. Figures only if you ask for them.',
          },
        ],
      },
      {
        blockType: 'stockRail',
        heading: 'Demonstrators, ready to go',
        preset: 'type=demo',
        limit: 8,
        link_label: 'All demonstrators',
        link_href: '/search/demo-cars',
      },
    ],
  },
]
