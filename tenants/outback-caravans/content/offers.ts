import type { OfferDefinition, PopupDefinition, PromoNodeDefinition } from '@/definitions/definition'
import { carPicture } from '../theme'

export const offers: OfferDefinition[] = [
  {
    slug: 'lithium-fit-out',
    stock_path: '/search?item_type=Caravan&categories=Off-road&range[price]=60000:',
    name: 'Lithium fit-out',
    category: 'Vans',
    featured: true,
    description: 'A 200 Ah lithium upgrade fitted at cost on any off-road van over $60,000.',
    image_url: carPicture('caravan-7-silver-hero'),
    price_text: '$2,890',
    price_note: 'Fitted',
    starts_in_days: -25,
    ends_in_days: 71,
    conditions: [
      'One 200 Ah lithium battery',
      '40 A DC charger',
      'Up to six hours labour',
      'New weights on our scale',
      'Old batteries recycled',
      'Two-year fitting warranty',
    ],
    disclaimer:
      'Offer applies to new and used off-road caravans over $60,000 bought and collected from Bassendean before the end date shown. Upgrade includes one 200 Ah lithium battery, a 40 A charger and labour up to six hours. Vans without a suitable battery box need a tray at $240. Old batteries stay with us for recycling. Compliance plate and weights are re-issued after fitting.',
  },
  {
    slug: 'tow-car-pairs',
    stock_path: '/search?item_type=4x4&item_type=Caravan&item_type=Camper+trailer',
    name: 'Tow-car pairs',
    category: '4x4s',
    description: 'Buy a van and a tow car together. Wayne matches the weights and sets up the hitch.',
    image_url: carPicture('rig-1-navy-hero'),
    price_text: 'No charge',
    price_note: 'When both leave together',
    starts_in_days: -60,
    conditions: [
      'Both rigs on our scale, loaded as you will load them',
      'Hitch, brake controller and mirrors set up',
      'The card with all eleven weights on it',
      'An hour on dirt with the pair',
    ],
    disclaimer:
      'For a caravan or camper trailer and a tow car bought from us and collected on the same day. Parts such as weight distribution bars are extra and quoted first.',
  },
  {
    slug: 'last-of-the-manta-rays',
    stock_path: '/search/used-cars/new-age/manta-ray',
    name: 'Manta Ray, last of the run',
    category: 'Vans',
    model_slug: 'new-age-manta-ray',
    description:
      'No longer made like this, and these are the ones with the rear kitchen that people drive to us for.',
    image_url: carPicture('caravan-2-white-hero'),
    price_text: 'From $42,500',
    price_note: 'Drive away',
    starts_in_days: -14,
    ends_in_days: 45,
    conditions: [
      'Rear kitchen and diesel heater',
      'Weighed, sealed and checked',
      'Damp readings on the sheet',
      'First service here at no charge',
    ],
    disclaimer:
      'Used Manta Ray caravans in stock at Bassendean until sold. Drive away price includes transfer and stamp duty for a private buyer in Western Australia.',
  },
  {
    slug: 'pre-trip-check',
    name: 'Pre-trip check',
    category: 'Workshop',
    description: 'Bearings, brakes, gas, tyres and seals, with the report in your glovebox.',
    image_url: '/media/assets/outback-caravans/workshop.webp#focus=72,66',
    price_text: '$390',
    price_note: 'All in',
    starts_in_days: -120,
    conditions: [
      'Wheel bearings out, cleaned, packed',
      'Brakes adjusted and tested',
      'Gas certificate',
      'Damp meter on every seam',
      'Tyres, including the date on them',
      'A list of what will need doing next year',
    ],
    disclaimer:
      'For single and tandem axle caravans and camper trailers. Parts beyond grease, seals and split pins are quoted before they are fitted. Bring it empty of water and food.',
  },
  {
    slug: 'try-before-you-tow',
    name: 'A weekend in one first',
    category: 'Vans',
    description:
      'Borrow the loan van for a weekend. If you buy one from us within the month the hire comes off the price.',
    image_url: '/media/assets/outback-caravans/hero-phone.webp#focus=50,66',
    price_text: '$280',
    price_note: 'Friday to Monday',
    starts_in_days: -40,
    ends_in_days: 120,
    conditions: [
      'Collected Friday from three, back Monday by ten',
      'Within 250 km of Perth',
      'Linen and crockery aboard',
      'Hire returned if you buy within 30 days',
    ],
    disclaimer:
      'For drivers over 25 with a suitable tow car, which we check and weigh first. Insurance excess $1,000. A bond of $500 is returned when the van is.',
  },
  {
    slug: 'consign-for-less',
    name: 'Let us sell yours',
    category: 'Selling',
    description: 'We clean, weigh, photograph and show your van, and take our part only when it sells.',
    image_url: '/media/assets/outback-caravans/sell.webp#focus=50,60',
    price_text: '6%',
    price_note: 'Of the sale price, nothing up front',
    starts_in_days: -30,
    ends_in_days: 60,
    conditions: [
      'Cleaned, weighed and damp tested',
      'On this site and in the yard',
      'You set the floor price',
      'Paid within two business days of the sale',
    ],
    disclaimer:
      'Consignment under a written agreement as Western Australian law requires. Sale money is held in our trust account. The offer is for vans delivered to us before the end date shown.',
  },
]

export const promoNodes: PromoNodeDefinition[] = [
  {
    slug: 'what-can-i-tow',
    title: 'Not sure your car will pull it?',
    text: 'Tell us what you drive and we will tell you what it tows, on the plate and in real life.',
    label: 'What can I tow?',
    href: '/what-can-i-tow',
    image_url: carPicture('cutout-4x4-side'),
    starts_in_days: -30,
    expires_in_days: 365,
    position: 5,
    car_types: ['new', 'used'],
  },
]

export const popups: PopupDefinition[] = [
  {
    slug: 'weigh-day',
    title: 'Weigh your rig, free',
    text: 'First Saturday of each month at the yard. Come loaded as you travel, and leave knowing what your car really pulls.',
    image_url: carPicture('caravan-1-white-hero'),
    label: 'Book a weigh-in',
    href: '/contact-us',
    paths: ['/what-can-i-tow'],
    last_in_days: 365,
  },
]
