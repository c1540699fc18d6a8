import type { PageDefinition } from '@/definitions/definition'
import { legalPages } from '../../legal'
import { home } from './home'
import { journeys } from './journeys'
import { carPicture } from '../theme'

const counter = [
  {
    question: 'Can I bring my own mechanic?',
    answer: 'Please do. Ring first and we will have it on the hoist, cold, with the service book open.',
  },
  { question: 'Do you deliver?', answer: 'Anywhere in Australia. We tell you the price before you decide.' },
  {
    question: 'What if I change my mind?',
    answer:
      'Within 48 hours of collecting a used car, bring it back with no more than 200 km added and we refund the price.',
  },
  {
    question: 'Do you buy without selling?',
    answer: 'Yes. About one in four people who sell to us do not buy anything.',
  },
]

const about: PageDefinition = {
  slug: 'about-us',
  title: 'About us',
  seo: {
    description:
      'Harbour Toyota: three Sunshine Coast yards since 1994. One price, written down, and the marks shown on the picture.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'We sell cars the way we would like to buy one.',
      text: 'Harbour opened in 1994 with eleven cars and a borrowed hoist. Three yards later the rule has not changed: one price, written down, and the marks shown on the picture.',
      figures: [
        { figure: '1994', label: 'Eleven cars and a borrowed hoist' },
        { figure: '3 yards', label: 'Within 40 minutes of each other' },
        { figure: '1 price', label: 'Written down, the same at each of them' },
      ],
      picture: '/media/assets/harbour-toyota/row.webp',
      picture_alt: 'A ute, a hatch and an SUV on a promenade beside the sea',
    },
    {
      blockType: 'imageText',
      heading: 'The workshop is the front door',
      text: 'Every used car spends a day on the hoist before it gets a price. What we find goes on the page. If we would not put our own family in it, it goes to auction.\n\nAsk to see the sheet for any car in the yard. You get a copy whether you buy it or not.',
      picture: carPicture('ute-1-white-hero'),
      picture_alt: 'A white ute',
      side: 'right',
      link_label: 'What an honest inspection looks like',
      link_href: '/blog/what-an-honest-inspection-looks-like',
    },
    { blockType: 'team', heading: 'Who you will meet' },
    { blockType: 'reviews', heading: 'What people say', limit: 3 },
    { blockType: 'faq', heading: 'Asked at the counter', items: counter },
    {
      blockType: 'callToAction',
      heading: 'Come and have a look.',
      text: '142 Dalton Drive, Maroochydore. Coffee is at the parts counter.',
      links: [
        { label: 'See our cars', href: '/search' },
        { label: 'Hours and directions', href: '/locations' },
      ],
    },
  ],
}

const service: PageDefinition = {
  slug: 'service',
  title: 'Service',
  seo: {
    description:
      'Toyota servicing at Maroochydore and Noosaville, with Caloundra to follow. Capped prices, photos of what we find, your word before any extra work.',
  },
  layout: [
    {
      blockType: 'workshop',
      heading: 'Serviced while you swim.',
      text: 'Drop it off, walk across the road, come back to a washed car and a sheet that says what we measured.',
      picture: carPicture('suv-1-white-hero'),
      picture_alt: 'A white SUV',
      prices_heading: 'What a logbook service costs',
      prices: [
        { title: 'Corolla, Yaris', price: '$245', note: 'Every 12 months or 15,000 km' },
        { title: 'Camry, RAV4', price: '$255 to $260', note: 'Every 12 months or 15,000 km' },
        { title: 'bZ4X', price: '$180', note: 'Electric: no oil, no filters' },
        { title: 'HiLux, HiAce, Fortuner', price: '$290', note: 'Every 6 months or 10,000 km' },
        { title: 'LandCruiser Prado', price: '$390', note: 'Every 6 months or 10,000 km' },
      ],
      prices_note:
        'Oil, filters, plugs when they are due, fluids, labour and a wash. Pads, tyres, wipers and batteries are quoted first.',
      link_label: 'Every model, and for how long',
      link_href: '/genuine-service',
      people: 'Renee Tausala, Mark Eru',
    },
    {
      blockType: 'reasons',
      heading: 'What happens to your car',
      items: [
        { icon: 'clock', title: 'In at seven', text: 'Early drop-off from 7:00 am, key safe from 6:00 am.' },
        {
          icon: 'camera',
          title: 'Photos of what we find',
          text: 'You see the worn part on your phone, with a price, and say yes or no.',
        },
        {
          icon: 'dollar',
          title: 'Price before work',
          text: 'The capped price for your model is on the booking. Nothing is added without your word.',
        },
      ],
    },
    {
      blockType: 'linkBanner',
      heading: 'Straight to it',
      links: [
        {
          icon: 'badge-check',
          label: 'Service Advantage',
          href: '/genuine-service',
          note: 'Capped prices by model',
        },
        {
          icon: 'truck',
          label: 'Roadside assist',
          href: '/roadside-assist',
          note: 'Twelve months with every certified car',
        },
        {
          icon: 'wrench',
          label: 'Genuine parts',
          href: '/vehicle-parts-and-accessories',
          note: 'Tess finds it, or says what fits instead',
        },
      ],
    },
    { blockType: 'locations', heading: 'Our workshops', show: 'service' },
    {
      blockType: 'faq',
      heading: 'Before you ask',
      items: [
        {
          question: 'Can I wait?',
          answer:
            'A logbook service takes about two hours. There is wi-fi, coffee and a table with a power point.',
        },
        {
          question: 'Do you have a loan car?',
          answer: 'Eight of them. Ask when you book, they go quickly on Mondays.',
        },
        {
          question: 'Will my warranty be safe?',
          answer: 'Yes. We stamp the book and keep the electronic record.',
        },
      ],
    },
  ],
}

const booking: PageDefinition = {
  slug: 'service/booking',
  title: 'Book a service',
  seo: {
    description:
      'Book a service at Harbour Toyota: choose the workshop, the day and the time to drop the car off.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Book a service',
      text: 'Choose a time to drop it off. Tell us the rego and roughly how many kilometres, and Mark or Renee will ring with the price.',
    },
    { blockType: 'locations', heading: 'Where to bring it', show: 'service', display: 'hours' },
  ],
}

const advantage: PageDefinition = {
  slug: 'genuine-service',
  title: 'Service Advantage',
  seo: {
    description:
      'Capped-price servicing at Harbour Toyota: what one service costs for each model, for how long and how far.',
  },
  layout: [
    {
      blockType: 'workshop',
      heading: 'One price a visit, written down for five years.',
      text: 'For most new Toyotas a logbook service costs the same each time for the first five years or 75,000 km, whichever comes first.',
      picture: '/media/assets/harbour-toyota/service-noosaville.webp#focus=84,66',
      picture_alt: 'A car under the sign of the workshop',
      prices_heading: 'What one service costs',
      prices: [
        { title: 'Corolla, Yaris', price: '$245', note: 'Every 12 months or 15,000 km' },
        { title: 'Yaris Cross, Corolla Cross, C-HR', price: '$250' },
        { title: 'Camry', price: '$255' },
        { title: 'RAV4', price: '$260' },
        { title: 'Kluger', price: '$265' },
        { title: 'bZ4X', price: '$180', note: 'Electric: no oil, no filters' },
        {
          title: 'HiLux, HiAce, Fortuner, Granvia',
          price: '$290',
          note: 'Every 6 months or 10,000 km, for three years',
        },
        { title: 'LandCruiser Prado', price: '$390' },
        { title: 'LandCruiser, Tundra', price: '$400' },
        { title: 'LandCruiser 70 series', price: '$525', note: 'Ten services in five years' },
      ],
      prices_note:
        'The price covers the items in the book: oil, filters, plugs when they are due, fluids, and labour. Brake pads, tyres, wipers and batteries wear at their own pace and are quoted first.',
      people: 'Mark Eru',
    },
    {
      blockType: 'callToAction',
      heading: 'Due for one?',
      text: 'It takes a minute.',
      links: [{ label: 'Book a service', href: '/service/booking' }],
    },
  ],
}

const finance: PageDefinition = {
  slug: 'finance',
  title: 'Finance',
  seo: {
    title: 'Car finance',
    description:
      'Estimate a weekly repayment with its comparison rate, then ask for a pre-approval. Finance by Coastline Motor Finance for approved applicants.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'What would it cost a week?',
      text: 'An estimate in your hands, with its comparison rate. It leaves no mark on your credit file.',
    },
    {
      blockType: 'enquiryForm',
      heading: 'Ask for a pre-approval',
      text: 'Priya rings you, asks six questions and sends the answer in one business day. Credit is provided by Coastline Motor Finance to approved applicants.',
      intent: 'finance',
      anchor: 'finance-form',
      people: 'Priya Raman',
    },
    {
      blockType: 'faq',
      heading: 'Questions people ask',
      items: [
        {
          question: 'Does asking hurt my credit score?',
          answer:
            'The calculator does not. A check happens only when you send an application, and we ask you again first.',
        },
        {
          question: 'What do I need to have ready?',
          answer: 'Your licence, two payslips, and a rough idea of rent and other loans.',
        },
        {
          question: 'Can I pay it out early?',
          answer: 'Yes. The lender on your quote shows what it charges, if anything.',
        },
        {
          question: 'Can I include rego and insurance?',
          answer:
            'A drive away price has registration in it. Insurance can be added to the loan, but it then costs interest.',
        },
      ],
    },
  ],
}

const warranty: PageDefinition = {
  slug: 'warranty',
  title: 'Warranty',
  seo: {
    description:
      'What is covered on new, demo, certified and other used cars at Harbour Toyota, and for how long.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Who pays if it breaks?',
      picture: '/media/assets/harbour-toyota/garage.webp#focus=68,62',
      picture_alt: 'A white wagon by the sea in the evening',
      picture_place: 'beside',
      text: 'It depends on the car. Here is the answer for each kind, in order of how long it lasts. The Australian Consumer Law applies to all of them, whatever a warranty book says.',
      figures: [
        { figure: '10 years', label: 'Hybrid battery, with a yearly check' },
        { figure: '7 years', label: 'Engine and driveline, if each service is on time' },
        { figure: '5 years', label: 'A new car, unlimited kilometres for private buyers' },
        { figure: '1 year', label: 'A certified used car, from us' },
        { figure: '3 months', label: 'Most other used cars, or 5,000 km' },
      ],
      links: [
        { label: 'Send us the rego', href: '/contact-us' },
        { label: 'See certified cars', href: '/search/used-cars?certified=true' },
      ],
    },
    {
      blockType: 'reasons',
      display: 'lists',
      heading: 'Which one is yours',
      items: [
        {
          icon: 'car',
          title: 'New and demo',
          text: 'From the maker, and honoured at every Toyota workshop. A demonstrator has what is left of it.',
        },
        {
          icon: 'badge-check',
          title: 'Certified used',
          text: 'One year from us, on top of anything that is left from the maker, with 12 months of roadside assist.',
        },
        {
          icon: 'key',
          title: 'Other used cars',
          text: 'In Queensland a used car up to ten years old with less than 160,000 km has a statutory warranty of three months or 5,000 km. An older one, or one with more on it, has one month or 1,000 km. The contract says which.',
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Not sure about yours?',
      text: 'Send us the rego and we will look it up.',
      links: [{ label: 'Ask us', href: '/contact-us' }],
    },
  ],
}

const roadside: PageDefinition = {
  slug: 'roadside-assist',
  title: 'Roadside assist',
  seo: {
    description:
      'Twelve months of roadside assist with each certified car. What it covers and the number to ring.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Flat, locked out or out of charge.',
      text: 'Twelve months of roadside assist come with every certified car, day and night, anywhere in Australia that has a road.',
      picture: '/media/assets/harbour-toyota/road.webp#focus=68,66',
      picture_alt: 'A blue wagon on its way along the coast',
      picture_place: 'beside',
      figures: [
        { figure: '12 months', label: 'with every certified car' },
        { figure: '100 km', label: 'of towing, to us or the nearest dealer' },
      ],
      links: [{ label: 'Ring 1800 555 021', href: 'tel:1800555021' }],
    },
    {
      blockType: 'reasons',
      heading: 'What they will do',
      items: [
        { icon: 'bolt', title: 'Start it', text: 'A jump start, or a new battery at cost.' },
        { icon: 'key', title: 'Open it', text: 'Keys in the car are nothing new to them.' },
        { icon: 'truck', title: 'Tow it', text: 'Up to 100 km, to us or to the nearest dealer.' },
      ],
    },
    {
      blockType: 'richText',
      text: '## Before you ring\n**1800 555 021**, any hour. Have your rego ready and stand well off the road. The number is on the sticker inside the driver’s door as well.',
    },
  ],
}

const fleet: PageDefinition = {
  slug: 'fleet',
  title: 'Business fleet',
  seo: {
    description:
      'Fleet pricing for two vehicles or two hundred: HiLux, HiAce and hybrid cars, one invoice and servicing at your site.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Two utes or two hundred.',
      text: 'One contact, one invoice, and vehicles that turn up sign-written on the day you were told.',
      picture: carPicture('van-1-white-hero'),
      picture_alt: 'A white van',
      picture_place: 'beside',
      figures: [
        { figure: '2', label: 'vehicles, and fleet pricing begins' },
        { figure: '1', label: 'invoice a month for all of them' },
      ],
      links: [{ label: 'Tell Dale what you need', href: '#enquire' }],
    },
    {
      blockType: 'reasons',
      heading: 'What Dale looks after',
      items: [
        { icon: 'tag', title: 'Fleet pricing', text: 'For anyone with an ABN, from the second vehicle.' },
        {
          icon: 'wrench',
          title: 'Servicing at your site',
          text: 'Our van comes to your yard before you open.',
        },
        {
          icon: 'file',
          title: 'One invoice',
          text: 'Registration, servicing and tyres on a single page each month.',
        },
      ],
    },
    {
      blockType: 'stockRail',
      heading: 'Work vehicles here now',
      preset: 'body=Ute&sold=here',
      limit: 8,
      link_label: 'All utes',
      link_href: '/search?body=Ute',
    },
    {
      blockType: 'enquiryForm',
      heading: 'Tell Dale what you need',
      intent: 'fleet',
      location_slug: 'maroochydore',
    },
  ],
}

const parts: PageDefinition = {
  slug: 'vehicle-parts-and-accessories',
  title: 'Parts & accessories',
  seo: {
    description:
      'Genuine Toyota parts and accessories at Maroochydore and Noosaville. Ask by rego and collect the next day.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'The right part, first time.',
      text: 'Give Tess the rego and she will find the part that fits your car and not the one that nearly does. Most arrive the next morning.',
      people: 'Tess Novak',
      links: [
        { label: 'Search parts', href: '/parts/search' },
        { label: 'Ask Tess', href: '#enquire' },
      ],
    },
    {
      blockType: 'reasons',
      heading: 'How the counter works',
      items: [
        {
          icon: 'done',
          title: 'What is on the shelf',
          text: 'Filters, wipers, globes, brake pads, floor mats and touch-up paint for everything sold here in the last fifteen years.',
        },
        {
          icon: 'wrench',
          title: 'What we fit while you wait',
          text: 'Roof racks, dash cameras, boot liners and number plate protectors. Tow bars and bull bars take a day.',
        },
        {
          icon: 'swap',
          title: 'Returns',
          text: 'Thirty days, in the box, with the receipt. Electrical parts only if the bag is sealed.',
        },
      ],
    },
    {
      blockType: 'enquiryForm',
      heading: 'Ask Tess for a part',
      intent: 'parts',
      people: 'Tess Novak',
    },
    { blockType: 'locations', heading: 'Parts counters', show: 'parts' },
  ],
}

const careers: PageDefinition = {
  slug: 'careers',
  title: 'Careers',
  seo: {
    description: 'Work at Harbour Toyota on the Sunshine Coast: technicians, apprentices, sales and parts.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Work where the surf report is on the noticeboard.',
      text: 'Which tells you more than anything we could write here.',
      figures: [
        { figure: '70', label: 'of us at three yards' },
        { figure: '8 years', label: 'and more, most of us stay' },
      ],
      links: [{ label: 'Write to Helen', href: '#enquire' }],
      people:
        'Sam Okafor, Renee Tausala, Priya Raman, Dale Whitby, Helen Brandt, Jodie Lim, Mark Eru, Tess Novak',
    },
    {
      blockType: 'reasons',
      heading: 'Open now',
      items: [
        {
          icon: 'wrench',
          title: 'Technician, Noosaville',
          text: 'Four-day week, tools allowance, hybrid training paid. [Apply](#enquire)',
        },
        {
          icon: 'gears',
          title: 'Apprentice, Maroochydore',
          text: 'First or second year. A school report matters less to us than a bicycle you fixed. [Apply](#enquire)',
        },
        {
          icon: 'key',
          title: 'Sales, Caloundra',
          text: 'No commission on finance. You are paid for happy buyers six months later. [Apply](#enquire)',
        },
      ],
    },
    {
      blockType: 'reasons',
      display: 'steps',
      heading: 'How it goes',
      items: [
        { title: 'Write to us', text: 'A few lines will do. No form letter, no photo.' },
        { title: 'An answer in a week', text: 'From a person, whichever way it goes.' },
        { title: 'Half a day here', text: 'Paid, to see if you like us.' },
      ],
    },
    {
      blockType: 'enquiryForm',
      heading: 'Write to Helen',
      intent: 'careers',
      people: 'Helen Brandt',
    },
  ],
}

const hybrids: PageDefinition = {
  slug: 'pages/toyota-hybrids',
  title: 'Hybrid, in plain words',
  seo: {
    description:
      'How a Toyota hybrid works, what it saves on the Sunshine Coast, and what happens to the battery.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'A petrol car that keeps what it used to waste.',
      text: 'It never needs a plug. Every time you slow down it puts a little back, and it spends that on the next hill.',
      picture: carPicture('suv-1-blue-hero'),
      picture_alt: 'A blue hybrid SUV',
    },
    {
      blockType: 'richText',
      text: '## What it saves\nA RAV4 Hybrid uses about 4.7 litres in a hundred kilometres by the test, where a petrol one used 6.8. At 15,000 km a year and $1.95 a litre that is a little over $600 a year. In stop-start traffic through Maroochydore it is more, at 110 on the Bruce it is less.\n\n## What about the battery?\nIt is covered for up to ten years with a yearly check, which is part of the service. We have replaced four since 2010.\n\n## Towing\nA hybrid tows less than the petrol or diesel version of the same car. Look at the figure on the car’s page before you fall in love.',
    },
    {
      blockType: 'stockRail',
      heading: 'Hybrids here now',
      preset: 'fuel=Hybrid&sold=here',
      limit: 8,
      link_label: 'All hybrids',
      link_href: '/search?fuel=Hybrid',
    },
  ],
}

const connected: PageDefinition = {
  slug: 'pages/toyota-connected',
  title: 'Connected services',
  seo: { description: 'What the SIM card in a new Toyota does, what it sends, and how to switch it off.' },
  layout: [
    {
      blockType: 'intro',
      heading: 'What the SIM card in your car is for.',
      text: 'Since 2020 most new Toyotas have one. It can ring for help after a crash and find the car after a theft.',
    },
    {
      blockType: 'richText',
      text: '## What it sends\nWhere the car is, when it is asked for or after a crash. Trip and service data, if you agree.\n\n## How to switch it off\nHold the SOS button for ten seconds, or ask at the counter. We will show you and write it on the job card. Buying used? We unlink the last owner before you collect it.\n\n## What it costs\nCrash and theft help are part of the price for the first years. The page of the maker says how many for your car.',
    },
    {
      blockType: 'callToAction',
      heading: 'Want a hand setting it up?',
      text: 'Bring the phone and the car. Ten minutes.',
      links: [{ label: 'Find a yard', href: '/locations' }],
    },
  ],
}

const visit: PageDefinition = {
  slug: 'pages/visit-us',
  title: 'Plan a visit',
  seo: {
    description:
      'How to get to Harbour Toyota at Maroochydore, Noosaville and Caloundra, where to park and when it is quiet.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'Come by, with or without an appointment.',
      text: 'Tuesday and Wednesday mornings are quiet. Saturdays are not.',
      picture: '/media/assets/harbour-toyota/coffee.webp#focus=60,60',
      picture_alt: 'A small white car beside the sign for coffee',
      picture_place: 'beside',
      links: [{ label: 'Hours and directions', href: '/locations' }],
    },
    { blockType: 'locations', heading: 'Three yards', show: 'sales' },
    { blockType: 'faq', heading: 'Getting here', items: counter },
  ],
}

const payment: PageDefinition = {
  slug: 'online-payment',
  title: 'Pay an invoice',
  seo: { noindex: true },
  layout: [
    {
      blockType: 'intro',
      heading: 'Pay a workshop invoice',
      text: 'Send us the invoice number and we reply with a secure link. We never ask for card details by email or phone, and we add no surcharge.',
    },
    { blockType: 'paymentStrip' },
    { blockType: 'enquiryForm', heading: 'Which invoice?', subcategory: 'Online payment' },
  ],
}

export const pages: PageDefinition[] = [
  home,
  about,
  service,
  booking,
  advantage,
  finance,
  warranty,
  roadside,
  fleet,
  parts,
  careers,
  hybrids,
  connected,
  visit,
  payment,
  ...journeys,
  ...legalPages({
    name: 'Harbour Toyota',
    covers: 'at our three yards, in the workshops and on the phone',
    stock: ['car', 'cars'],
    legalName: 'Harbour Toyota Pty Ltd',
    licence: 'QLD Motor Dealer Licence 4400 912',
    address: '142 Dalton Drive, Maroochydore QLD 4558',
    phone: '(07) 5550 0142',
    email: 'privacy@harbour-toyota.example',
    complaints: 'Helen Brandt, customer relations, (07) 5550 0148, complaints@harbour-toyota.example',
    regulator: 'Office of Fair Trading Queensland, qld.gov.au/fairtrading.',
    reserve: null,
    lender: 'Coastline Motor Finance',
    rights:
      'A used car bought from us in Queensland comes with one clear business day of cooling off, and with a statutory warranty that depends on its age and kilometres. The contract says which.',
  }),
]
