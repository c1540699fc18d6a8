import type { OfferDefinition, PromoNodeDefinition } from '@/tenancy/definition'

const COMPARISON = 'Comparison rate is based on a 5 year secured loan of $30,000. WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate. Credit provided by Plainfield Car Loans, Australian Credit Licence 000 518.'

export const offers: OfferDefinition[] = [
  {
    slug: 'no-deposit-on-demos', name: 'No deposit on demos', category: 'Finance', featured: true,
    description: 'Demonstrators from Kia, Hyundai and MG, at five yards. Nothing down, rate below standard.',
    image_url: '/media/demo/cutout-suv-hero.webp', price_text: '6.49% p.a., comparison rate 7.32% p.a.', price_note: 'Approved applicants', starts_in_days: -15, ends_in_days: 10,
    conditions: ['No deposit on approved finance', '36, 48 or 60 months', 'Any Kia, Hyundai or MG demonstrator', 'Hold one for $200 while you apply', 'Answer in one business day', 'Balance of new-car warranty'],
    disclaimer: `Available to approved personal applicants on listed demonstrator vehicles settled before the end date shown. Terms from 36 to 60 months, no balloon, maximum amount financed $55,000. Establishment fee $295 and monthly fee $6 apply. Rate shown is for a secured loan with a clear credit file. Other rates apply to other profiles. Lending criteria, terms and conditions apply. ${COMPARISON}`,
  },
  {
    slug: 'ute-clear-out', name: 'Ute clear-out', category: 'Utes',
    description: 'Work-ready utes, serviced and roadworthy. First in, first loaded.',
    image_url: '/media/demo/cutout-ute-hero.webp', price_text: 'From $21,850', price_note: 'Drive away', starts_in_days: -9, ends_in_days: 26,
    conditions: ['Every used ute at every yard', 'Roadworthy and PPSR done', 'Tub liner or tray on each', 'Tow bar wiring tested'],
    disclaimer: 'Applies to used utes marked with the offer, until the end date shown or until sold. Drive away price is for private buyers at the yard where the ute stands. Fleet and trade buyers by arrangement.',
  },
  {
    slug: 'trade-twice', name: 'Trade twice', category: 'Trade-in',
    description: 'Two cars in, one car out. We add it to the better offer.',
    image_url: '/media/demo/cutout-hatch-hero.webp', price_text: '$1,000 more', price_note: 'Added to your trade', starts_in_days: -15, ends_in_days: 10,
    conditions: ['Two registered cars in the same household', 'Both drive in under their own power', 'Against any car over $20,000', 'Valued while you wait'],
    disclaimer: 'One offer per purchase. Both cars must have been registered to the buyer or the buyer’s household for at least three months. The amount is added to the higher of the two written valuations.',
  },
  {
    slug: 'mg-zs-ev-demos', name: 'MG electric demos', category: 'Demos', manufacturer_slug: 'mg',
    description: 'Low kilometres, wall charger included, delivered anywhere in Victoria.',
    image_url: '/media/demo/hatch-3-white-hero.webp', price_text: 'From $37,500', price_note: 'Drive away', starts_in_days: -4, ends_in_days: 33,
    conditions: ['7 kW wall charger, not installed', 'Battery health report', 'Warranty from first registration', 'Delivery in Victoria'],
    disclaimer: 'Demonstrators are registered vehicles and sold as used. The charger is supplied without installation, which needs a licensed electrician. Delivery offer is for addresses in Victoria.',
  },
  {
    slug: 'low-rate-on-electric', name: 'Low rate on electric', category: 'Finance',
    description: 'Any used electric car from 2021 on, up to seven years.',
    image_url: '/media/demo/sedan-3-white-hero.webp', price_text: '5.99% p.a., comparison rate 6.74% p.a.', price_note: 'Approved applicants', starts_in_days: -15, ends_in_days: 30,
    conditions: ['Used electric cars built in 2021 or later', 'Up to 84 months', 'Battery report before you sign', 'Deposit from 10%'],
    disclaimer: `Available to approved personal applicants on used battery electric vehicles built from 2021. Terms up to 84 months, no balloon. Establishment fee $295 and monthly fee $5 apply. ${COMPARISON}`,
  },
  {
    slug: 'free-move-between-yards', name: 'Free move between yards', category: 'Always on',
    description: 'Found it in Adelaide? We bring it to your nearest yard. You look, then you decide.',
    image_url: '/media/demo/cutout-wagon-hero.webp', price_text: '$0', price_note: 'With a $200 hold', starts_in_days: -90,
    conditions: ['Between any two of our six yards', 'With a refundable $200 hold', 'Three to five days', 'Say no and you owe nothing'],
    disclaimer: 'A hold of $200 is needed before the car moves and is refunded in full if you do not buy it. One move per buyer at a time.',
  },
]

export const promoNodes: PromoNodeDefinition[] = [
  {
    slug: 'hold-it', title: 'Hold it for $200', text: 'Yours for 48 hours. Change your mind and the refund starts itself.', label: 'How it works', href: '/pages/reserve-online',
    image_url: '/media/demo/cutout-coupe-hero.webp', starts_in_days: -30, expires_in_days: 180, position: 9, car_types: ['used', 'demo', 'new'],
  },
  {
    slug: 'demo-rate', title: 'Demos at 6.49% p.a., comparison rate 7.32% p.a.', text: 'Kia, Hyundai and MG. For approved applicants, until the end of the offer.', label: 'See the offer', href: '/offers/no-deposit-on-demos',
    starts_in_days: -15, expires_in_days: 10, position: 4, car_types: ['demo'], strictDisplay: true,
  },
]
