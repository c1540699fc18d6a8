import type { PageDefinition } from '@/definitions/definition'
import { legalPages } from '../../legal'
import { home } from './home'
import { journeys } from './journeys'
import { carPicture } from '../theme'

const counter = [
  {
    question: 'Can I bring a mechanic?',
    answer: 'Yes. Ring first. It will be on the hoist, cold, book open.',
  },
  { question: 'How far do you send one?', answer: 'Anywhere. Freight to the dollar before you decide.' },
  { question: 'Can I return it?', answer: 'Used cars: 48 hours, 200 km, full price back.' },
  {
    question: 'Do you buy cars if I do not buy one?',
    answer: 'About a quarter of what we buy comes that way.',
  },
  {
    question: 'Any fees I have not seen?',
    answer: 'No. The number on the page is the number on the contract.',
  },
]

const about: PageDefinition = {
  slug: 'about-us',
  title: 'How we trade',
  seo: {
    description:
      'Westside Motors: six yards in Victoria and South Australia. Priced on Monday, printed, left alone.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Six yards, one rule: no surprises after the handshake.',
      text: 'We price every car on Monday, print it, and leave it. The number you see online is the number on the windscreen and the number on the contract.',
      picture: '/media/assets/westside-motors/yard.webp#focus=100,60',
      picture_alt: 'A lime hatch, a black SUV and a silver sedan before a lime disc of light',
      picture_place: 'beside',
    },
    { blockType: 'reviews', heading: 'What {reviews} buyers said', limit: 3 },
    {
      blockType: 'imageText',
      heading: 'Marks are shown',
      text: 'Our photographers walk around each car. Scratches, chips and kerb rash go on the page. It costs us a few sales. It saves a lot of arguments.\n\nAsk to see the sheet for any car. You get a copy either way.',
      picture: carPicture('suv-2-grey-hero'),
      picture_alt: 'A grey SUV in the studio',
      side: 'left',
      link_label: 'How to look at a used car in 90 seconds',
      link_href: '/blog/how-to-look-at-a-used-car-in-90-seconds',
    },
    { blockType: 'faq', heading: 'Straight questions', items: counter },
    { blockType: 'team', heading: 'Who picks up the phone' },
    {
      blockType: 'callToAction',
      heading: 'Come and kick one.',
      text: '411 Geelong Road, Footscray. Tram 82, stop 58.',
      links: [
        { label: 'See all cars', href: '/search' },
        { label: 'All six yards', href: '/locations' },
      ],
    },
  ],
}

const reserve: PageDefinition = {
  slug: 'pages/reserve-online',
  title: 'Hold a car',
  seo: {
    title: 'Hold a car online for $200',
    description:
      'Pay $200 by card and the car is yours for 48 hours. Fully refundable. How it works, step by step.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Hold it for $200. Sleep on it.',
      text: '48 hours. Nobody else can buy it. Change your mind and you get all of it back.',
      picture: '/media/assets/westside-motors/drive.webp#focus=56,66',
      picture_alt: 'A yellow coupe in front of a lime sun',
      picture_place: 'beside',
      figures: [
        { figure: '$200', label: 'off the price if you buy' },
        { figure: '48 h', label: 'yours alone' },
      ],
    },
    {
      blockType: 'reasons',
      heading: 'Three steps',
      items: [
        {
          icon: 'search',
          title: 'Pick it',
          text: 'Any car in stock with a price. If the button is there, you can hold it.',
        },
        {
          icon: 'wallet',
          title: 'Pay $200',
          text: 'Card, Google Pay or Apple Pay. No surcharge. It comes off the price.',
        },
        {
          icon: 'calendar',
          title: 'See it',
          text: 'Within 48 hours, at its yard or yours. Buy it, or let it go.',
        },
      ],
    },
    { blockType: 'paymentStrip' },
    {
      blockType: 'faq',
      heading: 'The fine points',
      items: [
        {
          question: 'When do I get my money back?',
          answer:
            'The refund starts the moment you cancel or the 48 hours end. Banks take one to three business days.',
        },
        {
          question: 'What if two people press the button?',
          answer:
            'The first one has the car for 15 minutes to pay. The other is told at once, and can wait in line.',
        },
        {
          question: 'Does it start a contract?',
          answer: 'No. A hold is only a hold. You sign nothing until you have seen the car.',
        },
      ],
    },
    {
      blockType: 'stockRail',
      heading: 'Hold one of these',
      preset: 'latest',
      limit: 8,
      link_label: 'All cars',
      link_href: '/search',
    },
  ],
}

const returns: PageDefinition = {
  slug: 'pages/returns',
  title: 'How returns work',
  seo: {
    description:
      'Bring a used car back within 48 hours and 200 km and get the price back. What counts and what does not.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Not right? Bring it back.',
      text: 'From the minute you drive out. No form, no argument, no restocking fee.',
      figures: [
        { figure: '48 h', label: 'to change your mind' },
        { figure: '200 km', label: 'to try it properly' },
      ],
      links: [{ label: 'Find your yard', href: '/locations' }],
    },
    {
      blockType: 'reasons',
      display: 'lists',
      heading: 'The rules. All of them.',
      items: [
        {
          icon: 'done',
          title: 'What has to be true',
          text: '- A used car, bought by you, for yourself\n- No more than 200 km on top\n- No new damage, no fines\n- Tank about where it was',
        },
        {
          icon: 'wallet',
          title: 'What you get back',
          text: 'The price you paid, by the way you paid it, within three business days.\n\nYour trade-in too, if we still have it. If it has sold, you get what we paid you for it.',
        },
        {
          icon: 'scales',
          title: 'What it does not replace',
          text: 'Your rights under the Australian Consumer Law, and the cooling-off days of your state. Those are yours anyway.',
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Bringing one back?',
      text: 'Ring first so that somebody is there to say sorry.',
      links: [{ label: 'Find your yard', href: '/locations' }],
    },
  ],
}

const service: PageDefinition = {
  slug: 'service',
  title: 'Workshops',
  seo: {
    description:
      'Car servicing for all makes at Footscray, Werribee, Geelong and Adelaide. Fixed prices, photos, no surprises.',
  },
  layout: [
    {
      blockType: 'workshop',
      heading: 'Any make. Fixed price. Done by five.',
      text: 'Four workshops. Logbook services that keep your new-car warranty.',
      picture: '/media/assets/westside-motors/bay.webp#focus=72,66',
      picture_alt: 'A car in the workshop at Footscray',
      prices_heading: 'Logbook service',
      prices: [
        { title: 'Small car', price: '$239', note: 'From, any make' },
        { title: 'Family car or SUV', price: '$289', note: 'From, any make' },
        { title: 'Ute or 4WD', price: '$359', note: 'From, diesel' },
        { title: 'Electric car', price: '$189', note: 'From, the yearly check' },
      ],
      prices_note: 'Oil, filter, labour and a wash included. Tyres, pads and plugs are quoted first.',
    },
    {
      blockType: 'reasons',
      heading: 'How it runs',
      items: [
        { icon: 'clock', title: 'Drop by 7:30', text: 'Key box is out all night.' },
        { icon: 'camera', title: 'Photo, price, yes or no', text: 'Before we touch anything extra.' },
        { icon: 'done', title: 'Back by five', text: 'Or we drive you home.' },
      ],
    },
    { blockType: 'locations', heading: 'Workshops', show: 'service', display: 'grouped' },
    {
      blockType: 'callToAction',
      heading: 'Due?',
      text: 'Two minutes.',
      links: [{ label: 'Book a service', href: '/service/booking' }],
    },
  ],
}

const booking: PageDefinition = {
  slug: 'service/booking',
  title: 'Book a service',
  seo: { description: 'Book a car service at Westside Footscray, Werribee, Geelong or Adelaide.' },
  layout: [
    {
      blockType: 'intro',
      heading: 'Book a service',
      text: 'Rego, kilometres, a time to drop it off. Done.',
    },
    { blockType: 'locations', heading: 'Where', show: 'service' },
  ],
}

const finance: PageDefinition = {
  slug: 'finance',
  title: 'Paying by the week',
  seo: {
    title: 'Car loans with the whole sum on them',
    description:
      'Work out a repayment with its comparison rate and get pre-approved. Finance by Plainfield Car Loans for approved applicants.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'The weekly figure, and the total.',
      text: 'Every repayment on this site comes with its comparison rate. Ask for a pre-approval and shop like you have cash.',
    },
    {
      blockType: 'faq',
      heading: 'Straight answers',
      items: [
        {
          question: 'Will this hurt my credit score?',
          answer: 'The sums here will not. An application does show up. We ask before we send one.',
        },
        { question: 'How long does an answer take?', answer: 'One business day. Often an hour.' },
        {
          question: 'Do I have to use your lender?',
          answer: 'No. Bring your own and we will do the paperwork.',
        },
        {
          question: 'What is the catch with a balloon?',
          answer: 'Smaller weeks, bigger end. The calculator shows the total.',
        },
        {
          question: 'Which cars are left out?',
          answer: 'Cars over 12 years old, and a few brands that the lender does not write.',
        },
      ],
    },
    {
      blockType: 'enquiryForm',
      heading: 'Get pre-approved',
      text: 'Tupou answers in one business day. Credit is provided by Plainfield Car Loans to approved applicants.',
      intent: 'finance',
      anchor: 'finance-form',
      people: 'Tupou Fale',
    },
  ],
}

const warranty: PageDefinition = {
  slug: 'warranty',
  title: 'Warranty',
  seo: {
    description:
      'Statutory and new-car warranty at Westside Motors in Victoria and South Australia, in plain words.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'If it breaks, who pays?',
      picture: '/media/assets/westside-motors/yard.webp#focus=60,66',
      picture_alt: 'Three cars in front of a lime sun',
      picture_place: 'beside',
      text: 'Short answer by kind of car. Long answer on the contract.',
      figures: [
        { figure: '5–7 years', label: 'New, from the maker' },
        { figure: '3 months', label: 'Used, most of them' },
        { figure: 'No end', label: 'Australian Consumer Law' },
      ],
      links: [
        { label: 'Ring your yard', href: '/locations' },
        { label: 'Book it in', href: '/service/booking' },
      ],
    },
    {
      blockType: 'reasons',
      display: 'lists',
      heading: 'By kind of car',
      items: [
        {
          icon: 'car',
          title: 'New and demo',
          text: '- New: the maker’s, five to seven years for most\n- Demo: whatever is left of it',
        },
        {
          icon: 'key',
          title: 'Used, Victoria',
          text: '- Up to ten years old and under 160,000 km: three months or 5,000 km\n-- Older than that: none by statute, and the contract says so',
        },
        {
          icon: 'key',
          title: 'Used, South Australia',
          text: '- Over $6,000: three months or 5,000 km\n- From $3,001 to $6,000: two months or 3,000 km\n-- Over 15 years or 200,000 km: none by statute',
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Something gone wrong?',
      text: 'Ring the yard you bought it from. Any yard will take it in.',
      links: [{ label: 'Find your yard', href: '/locations' }],
    },
  ],
}

const roadside: PageDefinition = {
  slug: 'roadside-assist',
  title: 'Roadside assist',
  seo: {
    description:
      'Twelve months of roadside assist with every used Westside car: what it covers, and the number.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Stuck? Ring 1800 555 034.',
      text: 'Twelve months of it come with every used car. New and demo cars have the maker’s.',
      picture: '/media/assets/westside-motors/trade.webp#focus=56,60',
      picture_alt: 'A white car in front of a lime sun',
      picture_place: 'beside',
      figures: [
        { figure: '1 year', label: 'with every used car' },
        { figure: '50 km', label: 'of towing to our nearest workshop' },
      ],
      links: [{ label: 'Ring now', href: 'tel:1800555034' }],
    },
    {
      blockType: 'reasons',
      heading: 'What they do',
      items: [
        { icon: 'wrench', title: 'Start it', text: 'Jump start or tyre change, any hour.' },
        { icon: 'truck', title: 'Tow it', text: 'To our nearest workshop, up to 50 km.' },
        { icon: 'key', title: 'Open it', text: 'Locked out: they get you in.' },
        { icon: 'bolt', title: 'Charge it', text: 'Electric car flat: tow to a charger.' },
      ],
    },
  ],
}

const fleet: PageDefinition = {
  slug: 'fleet',
  title: 'Fleet',
  seo: {
    description:
      'Fleet buying and servicing at Westside Motors: utes, vans and pool cars, one contact, monthly invoice.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Utes, vans, pool cars. One number to ring.',
      text: 'Buying three or servicing thirty, you talk to the same person.',
      picture: '/media/assets/westside-motors/fleet.webp',
      picture_alt: 'A white van and a grey ute before a lime disc of light',
      picture_place: 'beside',
      figures: [
        { figure: '6', label: 'yards' },
        { figure: '1', label: 'number to ring' },
      ],
      links: [{ label: 'What do you need?', href: '#enquire' }],
    },
    {
      blockType: 'stockRail',
      heading: 'Vans and utes today',
      preset: 'body=Ute',
      limit: 8,
      link_label: 'All utes',
      link_href: '/search?body=Ute',
    },
    { blockType: 'enquiryForm', heading: 'What do you need?', intent: 'fleet' },
  ],
}

const parts: PageDefinition = {
  slug: 'vehicle-parts-and-accessories',
  title: 'Parts',
  seo: { description: 'Parts for all makes at Footscray and Adelaide. Ask by rego.' },
  layout: [
    {
      blockType: 'intro',
      heading: 'Rego in, part out.',
      text: 'All makes. Most by tomorrow. Wrong part, our fault: we drive the right one to you.',
      picture: '/media/assets/westside-motors/parts.webp#focus=100,60',
      picture_alt: 'The counter at night',
      picture_place: 'beside',
      figures: [
        { figure: '4 pm', label: 'ordered by then, here tomorrow' },
        { figure: '30 days', label: 'to bring it back' },
      ],
      links: [{ label: 'Which part?', href: '#enquire' }],
    },
    {
      blockType: 'reasons',
      heading: 'What we get, and when',
      items: [
        { icon: 'done', title: 'On the shelf', text: 'Filters, pads, wipers, globes, batteries.' },
        {
          icon: 'clock',
          title: 'By tomorrow',
          text: 'Lamps, mirrors, sensors, most panels. Ordered by four.',
        },
        { icon: 'search', title: 'Hunted down', text: 'Trim of old cars, second hand, with a photo first.' },
        { icon: 'swap', title: 'Back in 30 days', text: 'In its box. Money or another part.' },
      ],
    },
    { blockType: 'enquiryForm', heading: 'Which part?', intent: 'parts' },
    { blockType: 'locations', heading: 'Counters', show: 'parts', display: 'list' },
  ],
}

const careers: PageDefinition = {
  slug: 'careers',
  title: 'Careers',
  seo: { description: 'Jobs at Westside Motors in Melbourne, Geelong, Ballarat and Adelaide.' },
  layout: [
    {
      blockType: 'intro',
      heading: 'No commission. No back room. No ties.',
      text: 'Flat pay, and you can tell a buyer not to buy a car.',
      figures: [
        { figure: '4 days', label: 'a week on the roster' },
        { figure: '0%', label: 'commission' },
        { figure: '6', label: 'yards' },
      ],
      links: [{ label: 'Say hello', href: '#enquire' }],
      people:
        'Ash Nguyen, Dimitra Kalos, Tupou Fale, Maeve Connolly, Joel Abbott, Sana Haddad, Reuben Tait, Kate Molloy, Giang Pham',
    },
    {
      blockType: 'reasons',
      heading: 'Open now',
      items: [
        {
          icon: 'camera',
          title: 'Photographer, Sunshine',
          text: 'Forty cars a day, one tape measure. [Apply](#enquire)',
        },
        {
          icon: 'wallet',
          title: 'Buyer, Geelong',
          text: 'You drive to people’s homes and pay them on the spot. [Apply](#enquire)',
        },
        {
          icon: 'bolt',
          title: 'Technician, Adelaide',
          text: 'EV ticket or willing to get one. We pay. [Apply](#enquire)',
        },
        {
          icon: 'people',
          title: 'Customer chat, remote',
          text: 'Evenings. Real answers, no script. [Apply](#enquire)',
        },
      ],
    },
    {
      blockType: 'imageText',
      heading: 'What a day looks like.',
      text: 'In at half past eight, out at half past five. Nobody stays for a buyer who came late: they come back tomorrow.',
      picture: '/media/assets/westside-motors/yard-sunshine.webp',
      picture_alt: 'The yard in Sunshine at night',
    },
    { blockType: 'enquiryForm', heading: 'Say hello', intent: 'careers', people: 'Maeve Connolly' },
  ],
}

const visit: PageDefinition = {
  slug: 'pages/visit-us',
  title: 'Visit a yard',
  seo: { description: 'Six Westside yards: addresses, hours, trains and parking.' },
  layout: [
    {
      blockType: 'intro',
      heading: 'Pick the yard on your way.',
      text: 'Any car can be at any yard in five days.',
      picture: '/media/assets/westside-motors/yard-werribee.webp#focus=60,66',
      picture_alt: 'A lime ute in front of the number of its yard',
      picture_place: 'beside',
      links: [{ label: 'Hours and directions', href: '/locations' }],
    },
    { blockType: 'locations', heading: 'Six yards', show: 'sales', display: 'carousel' },
    { blockType: 'faq', heading: 'Before you come', items: counter },
  ],
}

export const pages: PageDefinition[] = [
  home,
  about,
  reserve,
  returns,
  service,
  booking,
  finance,
  warranty,
  roadside,
  fleet,
  parts,
  careers,
  visit,
  ...journeys,
  ...legalPages({
    name: 'Westside Motors',
    covers: 'at our six yards, in the workshops and on the phone',
    stock: ['car', 'cars'],
    legalName: 'Westside Motors Group Pty Ltd',
    licence: 'LMCT 12008 (VIC) · LVD 304 771 (SA)',
    address: '411 Geelong Road, Footscray VIC 3011',
    phone: '1300 555 017',
    email: 'privacy@westside-motors.example',
    complaints: 'Maeve Connolly, 1300 555 019, complaints@westside-motors.example',
    regulator:
      'Consumer Affairs Victoria, consumer.vic.gov.au, or Consumer and Business Services in South Australia, cbs.sa.gov.au.',
    reserve:
      'A hold costs $200 by card and lasts 48 hours from the payment. It is refunded in full if you cancel, if the time runs out, or if the car turns out to be gone. It is not a contract to buy. If you buy the car the $200 comes off the price.',
    lender: 'Plainfield Car Loans',
    rights:
      'Used cars bought in Victoria come with three clear business days of cooling off, which ends when you take delivery. In South Australia it is two. Statutory warranties depend on age, kilometres and price, and the contract says which applies.',
  }),
]
