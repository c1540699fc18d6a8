import type { TenantConfigInput } from '@/core/dealer/config/tenantConfig'
import { carPicture } from './theme'

export const navigation = [
  {
    label: 'New vehicles',
    href: '/models',
    kind: 'models',
    children: [
      { label: 'Get a quote', href: '/models/get-quote' },
      { label: 'All models', href: '/models' },
      { label: 'Our stock', href: '/search/new-cars' },
      { label: 'Book a test drive', href: '/book-test-drive' },
      { label: 'Business fleet', href: '/fleet' },
      { label: 'Demonstrator models', href: '/search/demo-cars' },
      { label: 'Hybrid', href: '/pages/toyota-hybrids' },
      { label: 'Connected services', href: '/pages/toyota-connected' },
      {
        label: 'Prado orders are open',
        href: '/offers/prado-build-slots',
        note: 'The next build has slots. Put your name down at any of our three yards.',
      },
    ],
  },
  {
    label: 'Pre-owned',
    href: '/search/used-cars',
    kind: 'stock',
    children: [
      {
        label: 'All pre-owned',
        href: '/search/used-cars',
        picture: carPicture('cutout-suv-hero'),
        note: 'Everything used, at all three yards',
      },
      {
        label: 'Certified',
        href: '/search/used-cars?certified=true',
        picture: carPicture('cutout-sedan-hero'),
        note: '90 checks and a one-year warranty',
      },
      {
        label: 'Demonstrators',
        href: '/search/demo-cars',
        picture: carPicture('cutout-ute-hero'),
        note: 'Driven by us, priced for you',
      },
      { label: 'Under $30,000', href: '/search/used-cars?range[price]=:30000' },
      { label: 'Hybrid', href: '/search/used-cars?fuel=Hybrid' },
      { label: 'Just landed', href: '/search/used-cars?sortBy=latest' },
    ],
  },
  { label: 'Special offers', href: '/special-offers' },
  { label: 'Sell my car', href: '/sell-your-car' },
  {
    label: 'Service',
    href: '/service',
    kind: 'menu',
    children: [
      { label: 'Book a service', href: '/service/booking', note: 'Online or by phone' },
      { label: 'Service Advantage', href: '/genuine-service', note: 'Capped prices for most new models' },
      { label: 'Roadside assist', href: '/roadside-assist' },
      { label: 'Warranty', href: '/warranty' },
    ],
  },
  { label: 'Parts', href: '/vehicle-parts-and-accessories' },
  {
    label: 'Company',
    href: '/about-us',
    kind: 'menu',
    children: [
      { label: 'About us', href: '/about-us' },
      { label: 'Locations & hours', href: '/locations' },
      { label: 'Meet the team', href: '/teams/maroochydore' },
      { label: 'Finance', href: '/finance' },
      { label: 'Business fleet', href: '/fleet' },
      { label: 'Careers', href: '/careers' },
      { label: 'Blog', href: '/blog' },
      { label: 'Contact', href: '/contact-us' },
    ],
  },
] satisfies TenantConfigInput['navigation']

export const footer = [
  {
    title: 'Buyer tools',
    links: [
      { label: 'Search stock', href: '/search' },
      { label: 'Trade in your car', href: '/trade-in' },
      { label: 'Finance', href: '/finance' },
      { label: 'Book a test drive', href: '/book-test-drive' },
      { label: 'Compare cars', href: '/compare' },
      { label: 'My garage', href: '/garage' },
    ],
  },
  {
    title: 'Servicing and parts',
    links: [
      { label: 'Book a service', href: '/service/booking' },
      { label: 'Service Advantage', href: '/genuine-service' },
      { label: 'Parts & accessories', href: '/vehicle-parts-and-accessories' },
      { label: 'Search parts', href: '/parts/search' },
      { label: 'Roadside assist', href: '/roadside-assist' },
      { label: 'Warranty', href: '/warranty' },
    ],
  },
  {
    title: 'Harbour Toyota',
    links: [
      { label: 'Locations & hours', href: '/locations' },
      { label: 'About us', href: '/about-us' },
      { label: 'Careers', href: '/careers' },
      { label: 'Customer feedback', href: '/customer-feedback-survey' },
      { label: 'Blog', href: '/blog' },
      { label: 'Accessibility', href: '/pages/accessibility' },
    ],
  },
] satisfies TenantConfigInput['footer']
