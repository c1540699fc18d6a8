import type { PageDefinition } from '@/definitions/definition'

const valuation = [
  {
    question: 'What will you look at?',
    answer: 'Caravans, camper trailers, 4x4s and utes. We have stopped taking boats.',
  },
  {
    question: 'How do you arrive at the range?',
    answer:
      'Online, by a program, from what its like are advertised for. When too few are, Wayne works it out himself, with thirty-eight years behind him.',
  },
  {
    question: 'When do I hear the real figure?',
    answer:
      'When Wayne has been under it with a torch and around it with the damp meter. It takes an hour and you are welcome to watch.',
  },
  {
    question: 'There is still money owing on ours.',
    answer: 'That happens. We settle with the lender first and you have the rest the same week.',
  },
  {
    question: 'Do we have to bring it in?',
    answer: 'Not if you are south of Geraldton. We come to you, and we bring the scales.',
  },
]

const visit: PageDefinition['layout'][number] = {
  blockType: 'callToAction',
  heading: 'Easier to show than to tell?',
  text: 'Bring it in and have a cuppa while Wayne walks around it.',
  links: [
    { label: 'Find the yard', href: '/locations/bassendean' },
    { label: 'Ring us', href: '/contact-us' },
  ],
}

export const journeys: PageDefinition[] = [
  {
    slug: 'sell-your-car',
    title: 'Sell or trade',
    seo: {
      description:
        'Sell, trade or consign a caravan, camper or 4x4 with Outback Caravans in Bassendean. We come and look, anywhere south of Geraldton.',
    },
    layout: [
      {
        blockType: 'intro',
        heading: 'Sell it, trade it, or let us mind it.',
        text: 'Three ways to part with a rig. The first is quickest, the second is simplest, and the third usually pays best.',
      },
      {
        blockType: 'reasons',
        heading: 'Three ways to part with it',
        display: 'lists',
        items: [
          { icon: 'dollar', title: 'We buy it', text: 'A figure on the day, and the money by Friday.' },
          {
            icon: 'swap',
            title: 'You trade it',
            text: 'Off the price of another, with the weights of both worked out together.',
          },
          {
            icon: 'tag',
            title: 'We sell it for you',
            text: 'Cleaned, weighed, photographed and shown, for six per cent when it sells and nothing if it does not.',
          },
        ],
      },
      {
        blockType: 'enquiryForm',
        heading: 'Tell us about it',
        text: 'Make, year, where it has been, and what is wrong with it. There is always something.',
        intent: 'sell',
        location_slug: 'bassendean',
      },
      { blockType: 'faq', heading: 'What people ask first', items: valuation },
      visit,
    ],
  },
  {
    slug: 'trade-in',
    title: 'What is mine worth?',
    seo: { description: 'A range for your caravan, camper or 4x4, and how we get to it.' },
    layout: [
      {
        blockType: 'intro',
        heading: 'What is mine worth?',
        text: 'Less than you hope and more than your brother-in-law says.',
      },
      {
        blockType: 'enquiryForm',
        heading: 'Tell us about it',
        intent: 'trade-in',
        location_slug: 'bassendean',
      },
      { blockType: 'faq', heading: 'Before you ask', items: valuation },
      visit,
    ],
  },
  {
    slug: 'book-test-drive',
    title: 'Come and tow one',
    seo: { description: 'Tow a caravan or drive a 4x4 before you buy it, on our track in Bassendean.' },
    layout: [
      {
        blockType: 'intro',
        heading: 'Come and tow one.',
        text: 'Bring your own car if it has a hitch. We have the vans, the track and the stump. Mornings are best: the wind gets up after lunch.',
      },
      {
        blockType: 'reasons',
        heading: 'How an hour goes',
        items: [
          {
            icon: 'key',
            title: 'Hitch up',
            text: 'Your tow ball or ours. Wayne checks plug, chains and brakes.',
          },
          { icon: 'clock', title: 'Twice around the track', text: 'Once to feel it, once to enjoy it.' },
          {
            icon: 'done',
            title: 'Back it past the stump',
            text: 'Everybody hits it once. Then we have tea.',
          },
        ],
      },
    ],
  },
]
