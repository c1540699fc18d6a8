import type { OfferDefinition, PromoNodeDefinition } from '@/tenancy/definition'

export const offers: OfferDefinition[] = [
  {
    slug: 'rav4-cruiser-hybrid', name: 'RAV4 Cruiser Hybrid', category: 'New cars', featured: true, model_slug: 'toyota-rav4', manufacturer_slug: 'toyota',
    description: 'A full tank and the first service on us. In stock now, ready this week.',
    image_url: '/media/demo/cutout-suv-hero.webp', price_text: '$63,900', price_note: 'Drive away', starts_in_days: -20, ends_in_days: 40,
    conditions: ['12 months registration and CTP', 'Full tank on the day', 'First service, at 15,000 km', 'Tailored floor mats', '7-year driveline cover with on-time servicing', 'Delivery anywhere on the Coast'],
    disclaimer: 'Offer available on new RAV4 Cruiser Hybrid AXAH64R bought and delivered from Harbour Toyota yards before the end date shown. Drive away price is for private buyers in QLD 4558 and includes 12 months registration, CTP, stamp duty and dealer delivery. Metallic paint adds $675. Not available with fleet or other offers. Colours shown are subject to stock.',
  },
  {
    slug: 'hilux-demos', name: 'Finance on HiLux demos', category: 'Finance', model_slug: 'toyota-hilux', manufacturer_slug: 'toyota',
    description: 'Our demonstrators, all under 7,000 km, at a lower rate than new ones.',
    image_url: '/media/demo/cutout-ute-hero.webp', price_text: '4.90% p.a., comparison rate 5.84% p.a.', price_note: 'Approved applicants', starts_in_days: -12, ends_in_days: 18,
    conditions: ['HiLux demonstrators at Maroochydore and Noosaville', '36, 48 or 60 months', 'Balance of new-car warranty', 'Automatic or manual', 'An answer in one business day'],
    disclaimer: 'Available to approved personal applicants on listed HiLux demonstrators settled before the end date shown. Terms from 36 to 60 months, no balloon, maximum amount financed $70,000. Establishment fee $295 and monthly fee $5 apply. Comparison rate is based on a 5 year secured loan of $30,000. WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate. Credit provided by Coastline Motor Finance, Australian Credit Licence 000 412.',
  },
  {
    slug: 'trade-in-top-up', name: 'Trade-in top-up', category: 'New cars',
    description: 'On top of your written price when you trade any car on a new hybrid.',
    image_url: '/media/demo/cutout-hatch-hero.webp', price_text: '$1,500 more', price_note: 'Added to your trade-in', starts_in_days: -20, ends_in_days: 40,
    conditions: ['Any make, any age, as long as it drives in', 'Valued in writing while you wait', 'Good for seven days', 'For any new hybrid in stock'],
    disclaimer: 'The top-up is added to the written valuation of one vehicle per purchase of a new Toyota hybrid delivered before the end date shown. The vehicle must be registered to the buyer for at least three months. Not available to fleet or rental buyers.',
  },
  {
    slug: 'yaris-cross-urban-demo', name: 'Yaris Cross demonstrators', category: 'Demos', model_slug: 'toyota-yaris-cross', manufacturer_slug: 'toyota',
    description: 'Driven by our service team to and from the pick-ups, washed every week, priced like it.',
    image_url: '/media/demo/suv-1-red-hero.webp', price_text: 'From $40,880', price_note: 'Drive away', starts_in_days: -6, ends_in_days: 21,
    conditions: ['Under 7,000 km', 'Warranty runs from first registration', 'Second key and both books', 'Available today'],
    disclaimer: 'Demonstrators are registered vehicles and sold as used. Drive away price is for private buyers in QLD and includes the remaining registration. While stock lasts.',
  },
  {
    slug: 'prado-build-slots', name: 'Prado build slots', category: 'New cars', model_slug: 'toyota-landcruiser-prado', manufacturer_slug: 'toyota',
    description: 'Put your name down for a March build. The deposit comes back if you change your mind before it is built.',
    image_url: '/media/demo/cutout-4x4-hero.webp', price_text: 'From $72,500', price_note: 'Excl. Govt. Charges', starts_in_days: -30, ends_in_days: 60,
    conditions: ['March build, delivered in May or June', '$500 deposit, refunded in full until the build date', 'Price held from order to delivery', 'Your trade valued now and again on the day'],
    disclaimer: 'Price is for LandCruiser Prado GX before government charges, options and delivery. Build and delivery months are the maker’s estimate and can move. The deposit is refundable until the maker confirms the build date in writing.',
  },
  {
    slug: 'brake-check', name: 'Brake check with any service', category: 'Service',
    description: 'Pads, rotors and fluid measured, with the numbers in writing, at all three workshops.',
    image_url: '/media/demo/suv-2-white-hero.webp', price_text: 'No charge', price_note: 'With any paid service', starts_in_days: -10, ends_in_days: 30,
    conditions: ['Pad and rotor thickness in millimetres', 'Brake fluid moisture reading', 'A photo of anything that needs work', 'No work done without your word'],
    disclaimer: 'With any paid logbook or capped-price service at Maroochydore or Noosaville booked before the end date shown. Parts and repairs are quoted separately.',
  },
]

export const promoNodes: PromoNodeDefinition[] = [
  {
    slug: 'hybrid-week', title: 'Hybrid week', text: 'A free home charger check and $1,000 off every demo hybrid until Sunday.', label: 'See the hybrids', href: '/search/demo-cars?fuel=Hybrid',
    image_url: '/media/demo/cutout-suv-side.webp', starts_in_days: -2, expires_in_days: 12, position: 9, car_types: ['new', 'demo', 'used'],
  },
  {
    slug: 'fleet-week', title: 'Buying five or more?', text: 'Talk to Dale about fleet pricing, one invoice and servicing at your site.', label: 'Business fleet', href: '/fleet',
    starts_in_days: -5, expires_in_days: 90, position: 14, car_types: ['new'], strictDisplay: true,
  },
]
