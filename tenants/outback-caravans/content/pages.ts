import type { PageDefinition } from '@/definitions/definition'
import { legalPages } from '../../legal'
import { home } from './home'
import { journeys } from './journeys'
import { subscriptions } from './subscriptions'
import { tow } from './tow'
import { carPicture } from '../theme'

const counter = [
  {
    question: 'Can I bring somebody who knows caravans?',
    answer: 'Bring two. We will lend them the damp meter and leave them alone with it.',
  },
  {
    question: 'Will you bring it to us?',
    answer:
      'Anywhere a truck will go, and we will meet you halfway anywhere it will not. The price is agreed first.',
  },
  {
    question: 'What if it is too heavy for my car after all?',
    answer:
      'Then we should have said so. Bring it back within a fortnight and we will swap it for one that is not.',
  },
  {
    question: 'Do you take caravans in trade?',
    answer: 'Most of what is in the yard came that way. Boats, no longer, after the incident.',
  },
]

const about: PageDefinition = {
  slug: 'about-us',
  title: 'The family and the yard',
  seo: {
    description:
      'Outback Caravans: one family yard in Bassendean since 1988. We weigh every rig before we let it go.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Eight acres, one family, a lot of red dust.',
      text: 'Wayne’s father sold the first van from this yard in 1988 to a teacher heading for Kununurra. She still sends postcards. We still weigh every rig before we let it go.',
      figures: [
        {
          figure: '1988',
          label: 'The first van, to a teacher heading for Kununurra. She still sends postcards',
        },
        { figure: '8 acres', label: 'Of red dust, with a test track at the back' },
      ],
      picture: '/media/assets/outback-caravans/yard.webp',
      picture_alt: 'A 4x4 with a caravan behind it on red earth, facing left',
    },
    { blockType: 'team', heading: 'Four people and a dog' },
    {
      blockType: 'imageText',
      heading: 'Handover on dirt',
      text: 'You hitch it, you reverse it, you change a wheel. We stand next to you. It takes an hour and it is the best hour of the trip, because after it you know your van.\n\nAsk to see the sheet for any van in the yard. You get a copy whether you buy it or not.',
      picture: carPicture('4x4-3-beige-hero'),
      picture_alt: 'A sand-coloured touring 4x4',
      side: 'right',
      link_label: 'Ball weight, in plain words',
      link_href: '/blog/ball-weight-in-plain-words',
    },
    { blockType: 'reviews', heading: 'From the road', limit: 3 },
    { blockType: 'faq', heading: 'Asked over the gate', items: counter },
    {
      blockType: 'callToAction',
      heading: 'Drop in for a cuppa.',
      text: '19 Railway Parade, Bassendean. The kettle is in the parts shed and nobody will follow you around.',
      links: [
        { label: 'See the whole yard', href: '/search' },
        { label: 'Hours and the way here', href: '/locations/bassendean' },
      ],
    },
  ],
}

const handover: PageDefinition = {
  slug: 'pages/handover',
  title: 'The hour on dirt',
  seo: {
    description:
      'What happens at an Outback Caravans handover: hitching, reversing, pressures, recovery points and a wheel change, on our own test track.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'The hour on dirt.',
      text: 'Behind the workshop there is a track with a creek crossing, a washout and one very patient stump. You will meet all three.',
      picture: '/media/assets/outback-caravans/hero.webp',
      picture_alt: 'A 4x4 towing a caravan on a red road',
    },
    {
      blockType: 'reasons',
      heading: 'What we do with the hour',
      items: [
        {
          icon: 'caravan',
          title: 'Hitch it',
          text: 'Twice with help and once without, so that you can do it in the rain with nobody watching.',
        },
        {
          icon: 'compass',
          title: 'Reverse it',
          text: 'Between two drums, then around the stump. Everybody hits the stump once.',
        },
        {
          icon: 'gauge',
          title: 'Let it down',
          text: 'Pressures for bitumen, gravel and sand, and what the van feels like at each.',
        },
        { icon: 'hand', title: 'Get it out', text: 'Where to pull from, and where never to.' },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Bought one elsewhere?',
      text: 'The hour is $160 for strangers, and you leave as something else.',
      links: [{ label: 'Ask Jo for a time', href: '/contact-us' }],
    },
  ],
}

const service: PageDefinition = {
  slug: 'service',
  title: 'The workshop',
  seo: {
    title: 'Caravan workshop in Bassendean',
    description:
      'Caravan and 4x4 servicing, bearings, brakes, gas, damp and weights in Bassendean, Western Australia.',
  },
  layout: [
    {
      blockType: 'workshop',
      heading: 'The workshop, or where holidays are saved.',
      text: 'Banjo has been under caravans for twenty-six years and still whistles. He will show you what he found, in daylight, and tell you what can wait until next year.',
      picture: '/media/assets/outback-caravans/service.webp#focus=60,66',
      picture_alt: 'A camper and a 4x4 on red earth',
      prices_heading: 'What we do, and for how much',
      prices: [
        { title: 'Bearings and brakes', price: '$260', note: 'Single axle; tandem $390' },
        { title: 'Gas certificate', price: '$145' },
        { title: 'Damp test', price: '$120', note: 'Every seam, with a drawing' },
        { title: 'Weighing', price: 'no charge', note: 'Loaded or empty. Bring biscuits' },
        { title: 'Log book service for the tow car', price: 'from $340' },
        { title: 'Lithium, solar and chargers', price: 'quoted first', note: 'On paper' },
      ],
      prices_note: 'We do not do crash repairs. We know who does them well.',
      people: 'Banjo Reid, Arthur',
    },
    { blockType: 'locations', heading: 'Where and when', show: 'service' },
    {
      blockType: 'callToAction',
      heading: 'Leaving soon?',
      text: 'Ring before Wednesday if you leave on Saturday.',
      links: [{ label: 'Book the workshop', href: '/service/booking' }],
    },
  ],
}

const booking: PageDefinition = {
  slug: 'service/booking',
  title: 'Book the workshop',
  seo: { description: 'Book caravan or 4x4 work at the Outback Caravans workshop in Bassendean.' },
  layout: [
    {
      blockType: 'intro',
      heading: 'Book the workshop',
      text: 'Tell us what it is, what it does that it should not, and when you hope to be past Northam.',
    },
  ],
}

const parts: PageDefinition = {
  slug: 'vehicle-parts-and-accessories',
  title: 'Parts',
  seo: {
    description:
      'Caravan parts and accessories in Bassendean: couplings, pumps, seals, hatches, lights. Ask Lil.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Lil has one.',
      text: 'Couplings, pumps, hatches, seals, that plastic clip which nobody else has sold since 1997. If she does not have it she knows whose shed it is in.',
      people: 'Lil Marsh',
      links: [{ label: 'Describe it to Lil', href: '#enquire' }],
    },
    {
      blockType: 'reasons',
      display: 'lists',
      heading: 'What the shed holds',
      items: [
        {
          icon: 'done',
          title: 'On the shelf',
          text: '- Couplings, jockey wheels, bearings\n- Pumps, taps and hose, by the metre\n- Hatch and window seals, by the metre\n- Lights, plugs and Anderson leads',
        },
        {
          icon: 'truck',
          title: 'A few days away',
          text: '- Awning arms and canvas\n- Windows, whole, with their frame\n- Fridges, heaters and their boards\n- Axles, cut to your chassis',
        },
      ],
    },
    {
      blockType: 'enquiryForm',
      heading: 'Describe it to Lil',
      text: 'A photograph beside a ruler is worth a page of words.',
      intent: 'parts',
      location_slug: 'bassendean-parts',
      people: 'Lil Marsh',
    },
    { blockType: 'locations', heading: 'The parts shed', show: 'parts' },
  ],
}

const warranty: PageDefinition = {
  slug: 'warranty',
  title: 'Warranty',
  seo: {
    description:
      'What is covered on new and used caravans and 4x4s from Outback Caravans in Western Australia.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'What we stand behind.',
      picture: '/media/assets/outback-caravans/workshop.webp#focus=72,66',
      picture_alt: 'A caravan under the sign of the workshop',
      text: 'A caravan is a small house that goes through an earthquake every weekend. Some things come loose. Here is who mends them. The Australian Consumer Law applies to all of it.',
      figures: [
        { figure: '3 years', label: 'A new van, from the maker. Five on the chassis for most' },
        { figure: '3 months', label: 'A used van, from us: what moves, burns, pumps or seals' },
        { figure: 'By law', label: 'A used 4x4 or ute: one month or three, by its age' },
      ],
      people: 'Banjo Reid',
      links: [
        { label: 'Ring Banjo', href: '/contact-us' },
        { label: 'Book the workshop', href: '/service/booking' },
      ],
    },
    {
      blockType: 'reasons',
      display: 'lists',
      heading: 'What is behind the figures',
      items: [
        {
          icon: 'caravan',
          title: 'New vans',
          text: '- Three years from the maker, five on most chassis\n- We do the work, here in Bassendean\n- The first service is at no charge',
        },
        {
          icon: 'handshake',
          title: 'Used vans',
          text: '- Three months from us: what moves, burns, pumps or seals\n-- The law in Western Australia asks none of a caravan\n- On paper, with what it does not cover',
        },
        {
          icon: 'car',
          title: 'Used 4x4s and utes',
          text: '- From $4,000, up to ten years and 150,000 km: three months or 5,000 km\n- Up to twelve years and 180,000 km: one month or 1,500 km',
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Something came loose?',
      text: 'Ring before you let somebody else take to it with a screwdriver. Banjo has talked people through most things from a roadhouse phone.',
      links: [
        { label: 'Ring Banjo', href: '/contact-us' },
        { label: 'Book the workshop', href: '/service/booking' },
      ],
    },
  ],
}

const careers: PageDefinition = {
  slug: 'careers',
  title: 'Work with us',
  seo: { description: 'Work at Outback Caravans in Bassendean.' },
  layout: [
    {
      blockType: 'intro',
      heading: 'There are four of us and a dog.',
      text: 'We are not often looking. When we are, it is for somebody who can back a trailer and be kind to people who cannot.',
      people: 'Wayne Ferris, Jo Ferris, Banjo Reid, Lil Marsh, Arthur',
      links: [{ label: 'Write to Jo', href: '#enquire' }],
    },
    {
      blockType: 'reasons',
      heading: 'Just now',
      items: [
        {
          icon: 'wrench',
          title: 'Caravan fitter',
          text: 'Four or five days, as you like. Woodwork or auto electrics, and we teach the other. [Apply](#enquire)',
        },
        {
          icon: 'key',
          title: 'Saturday handovers',
          text: 'April to September. You show people how their own van works. Patience, and sunscreen. [Apply](#enquire)',
        },
      ],
    },
    { blockType: 'enquiryForm', heading: 'Write to Jo', intent: 'careers', people: 'Jo Ferris' },
  ],
}

const visit: PageDefinition = {
  slug: 'pages/visit-us',
  title: 'Plan a visit',
  seo: {
    description:
      'How to find Outback Caravans in Bassendean, where to turn a long rig around, and when the kettle is on.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Plan a visit.',
      text: 'Bassendean station is four minutes on foot. If you are towing, use the second gate: there is room to turn a road train, as somebody once proved.',
      picture: '/media/assets/outback-caravans/row.webp#focus=50,66',
      picture_alt: 'Three caravans in a row on red earth',
    },
    { blockType: 'locations', heading: 'The yard', show: 'sales' },
    { blockType: 'faq', heading: 'Asked over the gate', items: counter },
  ],
}

export const pages: PageDefinition[] = [
  home,
  about,
  tow,
  handover,
  subscriptions,
  service,
  booking,
  parts,
  warranty,
  careers,
  visit,
  ...journeys,
  ...legalPages({
    name: 'Outback Caravans',
    covers: 'in the yard, the workshop and the parts shed',
    stock: ['rig', 'rigs'],
    legalName: 'Outback Caravans WA Pty Ltd',
    licence: 'Motor Vehicle Dealer Licence MD 27714 · Motor Vehicle Repairer MRB 8801',
    address: '19 Railway Parade, Bassendean WA 6054',
    phone: null,
    email: 'jo@outback-caravans.example',
    complaints: 'Jo Ferris, (08) 5550 0176, jo@outback-caravans.example',
    regulator: 'Consumer Protection Western Australia, consumerprotection.wa.gov.au.',
    reserve: null,
    lender: null,
    rights:
      'In Western Australia a used car from $4,000 carries a statutory warranty that depends on its age and kilometres. Caravans do not, and we give three months of our own.',
  }),
]
