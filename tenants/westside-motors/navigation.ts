import type { TenantConfigInput } from '@/core/dealer/config/tenantConfig'
import { carPicture } from './theme'

export const navigation = [
  {
    label: 'Used cars',
    href: '/search/used-cars',
    kind: 'makes',
    children: [
      { label: 'Everything we have', href: '/search' },
      { label: 'Just landed', href: '/search?sortBy=latest' },
      { label: 'Under $20,000', href: '/search?range[price]=:20000' },
      { label: 'Under $120 a week', href: '/search?range[weekly_price]=:120' },
      { label: 'How returns work', href: '/pages/returns' },
    ],
  },
  {
    label: 'New & demo',
    href: '/search/new-and-demo-cars',
    kind: 'stock',
    children: [
      {
        label: 'New cars',
        href: '/search/new-cars',
        picture: carPicture('cutout-suv-hero'),
        note: 'Kia, Hyundai, MG, Isuzu, GWM',
      },
      {
        label: 'Demonstrators',
        href: '/search/demo-cars',
        picture: carPicture('cutout-hatch-hero'),
        note: 'Run in, registered, reduced',
      },
      { label: 'All models', href: '/models' },
      { label: 'Get a quote', href: '/models/get-quote' },
      {
        label: 'Electric and hybrid',
        href: '/search?fuel=Electric&fuel=Hybrid',
        picture: carPicture('cutout-sedan-hero'),
        note: 'Battery report in every glovebox',
      },
      { label: 'New and demo together', href: '/search/new-and-demo-cars' },
    ],
  },
  { label: 'Special offers', href: '/special-offers' },
  { label: 'Sell my car', href: '/sell-my-car' },
  { label: 'Finance', href: '/finance' },
  {
    label: 'Service',
    href: '/service',
    kind: 'menu',
    children: [
      { label: 'Book a service', href: '/service/booking', note: 'Footscray, Werribee, Geelong, Adelaide' },
      { label: 'Parts', href: '/vehicle-parts-and-accessories' },
      { label: 'Warranty', href: '/warranty' },
      { label: 'Roadside assist', href: '/roadside-assist' },
      { label: 'Fleet servicing', href: '/fleet' },
    ],
  },
  {
    label: 'Our yards',
    href: '/locations',
    kind: 'menu',
    children: [
      { label: 'All six yards', href: '/locations' },
      { label: 'Footscray', href: '/locations/footscray' },
      { label: 'Sunshine', href: '/locations/sunshine' },
      { label: 'Werribee', href: '/locations/werribee' },
      { label: 'Geelong', href: '/locations/geelong' },
      { label: 'Ballarat', href: '/locations/ballarat' },
      { label: 'Adelaide', href: '/locations/adelaide' },
      { label: 'About us', href: '/about-us' },
      { label: 'Careers', href: '/careers' },
    ],
  },
] satisfies TenantConfigInput['navigation']

export const footer = [
  {
    title: 'Buyer tools',
    links: [
      { label: 'Search all cars', href: '/search' },
      { label: 'Get pre-approved', href: '/finance#finance-form' },
      { label: 'Trade in your car', href: '/trade-in' },
      { label: 'Reserve online', href: '/pages/reserve-online' },
      { label: 'My garage', href: '/garage' },
      { label: 'Spin to win', href: '/spin-to-win' },
      { label: 'Compare', href: '/compare' },
      { label: 'Book a test drive', href: '/book-test-drive' },
    ],
  },
  {
    title: 'Servicing and parts',
    links: [
      { label: 'Book a service', href: '/service/booking' },
      { label: 'Parts', href: '/vehicle-parts-and-accessories' },
      { label: 'Fleet servicing', href: '/fleet' },
      { label: 'Warranty', href: '/warranty' },
    ],
  },
  {
    title: 'Westside Motors',
    links: [
      { label: 'Six yards', href: '/locations' },
      { label: 'About us', href: '/about-us' },
      { label: 'Careers', href: '/careers' },
      { label: 'Customer feedback', href: '/customer-feedback-survey' },
      { label: 'Blog', href: '/blog' },
      { label: 'Accessibility', href: '/pages/accessibility' },
    ],
  },
] satisfies TenantConfigInput['footer']
