import type { TenantConfigInput } from '@/core/dealer/config/tenantConfig'
import { carPicture } from './theme'

export const navigation = [
  {
    label: 'Caravans',
    href: '/search?item_type=Caravan',
    kind: 'stock',
    children: [
      {
        label: 'Off-road',
        href: '/search?categories=Off-road',
        picture: carPicture('caravan-3-white-hero'),
        note: 'Independent suspension, water, solar',
      },
      {
        label: 'Family bunk',
        href: '/search?categories=Family+bunk',
        picture: carPicture('caravan-2-white-hero'),
        note: 'Sleeps four to six',
      },
      {
        label: 'Couples',
        href: '/search?categories=Couples',
        picture: carPicture('cutout-caravan-hero'),
        note: 'A proper bed and an ensuite',
      },
      {
        label: 'Under 2,500 kg tare',
        href: '/search?categories=Under+2%2C500+kg+tare',
        picture: carPicture('caravan-1-white-hero'),
        note: 'For ordinary tow cars',
      },
      { label: 'Everything we list', href: '/search' },
      { label: 'What can I tow?', href: '/what-can-i-tow' },
      { label: 'Weights explained', href: '/blog/ball-weight-in-plain-words' },
      {
        label: 'Hitch-up lesson, every handover',
        href: '/pages/handover',
        note: 'An hour with Wayne, on dirt, before you leave the yard.',
      },
    ],
  },
  {
    label: '4x4s',
    href: '/search?item_type=4x4',
    kind: 'stock',
    children: [
      { label: 'All 4x4s', href: '/search?item_type=4x4', picture: carPicture('cutout-4x4-hero') },
      { label: 'Utes', href: '/search?item_type=Ute', picture: carPicture('cutout-ute-hero') },
      { label: 'Everything that tows', href: '/search?categories=Tow+cars' },
      {
        label: 'Tow-car pairs',
        href: '/offers/tow-car-pairs',
        note: 'Van and car together, weights matched',
      },
    ],
  },
  { label: 'Camper trailers', href: '/search?item_type=Camper+trailer' },
  { label: 'Offers', href: '/special-offers' },
  { label: 'Sell or trade', href: '/sell-your-car' },
  { label: 'Workshop', href: '/service' },
  { label: 'Journal', href: '/blog' },
  { label: 'The yard', href: '/locations/bassendean' },
] satisfies TenantConfigInput['navigation']

export const footer = [
  {
    title: 'Buyer tools',
    links: [
      { label: 'The whole yard', href: '/search' },
      { label: 'What can I tow?', href: '/what-can-i-tow' },
      { label: 'Sell or trade', href: '/sell-your-car' },
      { label: 'Subscriptions', href: '/pages/subscriptions' },
      { label: 'Compare rigs', href: '/compare' },
    ],
  },
  {
    title: 'Servicing and parts',
    links: [
      { label: 'Book the workshop', href: '/service/booking' },
      { label: 'Parts', href: '/vehicle-parts-and-accessories' },
      { label: 'Pre-trip check', href: '/offers/pre-trip-check' },
    ],
  },
  {
    title: 'Outback Caravans',
    links: [
      { label: 'The yard', href: '/locations/bassendean' },
      { label: 'About us', href: '/about-us' },
      { label: 'Journal', href: '/blog' },
      { label: 'Tell us how we did', href: '/customer-feedback-survey' },
      { label: 'Accessibility', href: '/pages/accessibility' },
    ],
  },
] satisfies TenantConfigInput['footer']
