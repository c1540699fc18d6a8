/** A consistent dealer with one thing changed: each rule for content must find its own. */
import type { TenantDefinition } from '@/definitions/definition'
import type { CONTENT_RULES, Dealer } from './contentRules'

type Tenant = TenantDefinition
/** The first entry of each list with some of it changed. */
const changed = <T>([first]: T[], change: Partial<T>): T[] => (first ? [{ ...first, ...change }] : [])
const offer = (change: Partial<Tenant['offers'][number]>) => (tenant: Tenant) => ({
  offers: changed(tenant.offers, change),
})
const promo = (change: Partial<Tenant['promoNodes'][number]>) => (tenant: Tenant) => ({
  promoNodes: changed(tenant.promoNodes, change),
})
const model = (slug: string, change: Partial<Tenant['models'][number]>) => (tenant: Tenant) => ({
  models: changed(
    tenant.models.filter((one) => one.slug === slug),
    change,
  ),
})

/** All on the Toyota dealer: a RAV4 stands there new, a Camry and a HiLux too. */
export const PLANTED_CONTENT: [
  rule: keyof typeof CONTENT_RULES,
  change: (tenant: Tenant) => Partial<Dealer['tenant']>,
][] = [
  [
    'a season, a month or a year where dates are counted from the first load',
    offer({ name: 'Winter fit-out' }),
  ],
  [
    'a season, a month or a year where dates are counted from the first load',
    offer({ conditions: ['March build'] }),
  ],
  [
    'a season, a month or a year where dates are counted from the first load',
    ({ locations }) => ({ locations: changed(locations, { coming_late: 'Coming late 2026' }) }),
  ],
  [
    'a season, a month or a year where dates are counted from the first load',
    ({ config }) => ({
      config: { ...config, navigation: [{ kind: 'link', label: 'Slots for March', href: '/models' }] },
    }),
  ],
  ['a weekday for the end of an offer that has a date', promo({ text: '$1,000 off until Sunday.' })],
  ['a week that is longer', promo({ title: 'Hybrid week', starts_in_days: -2, expires_in_days: 12 })],
  ['a charger for cars without a plug', promo({ text: 'A home charger with every hybrid.' })],
  ['another number of yards or workshops', offer({ description: 'At all three workshops.' })],
  ['another number of yards or workshops', offer({ description: 'At any of our six yards.' })],
  [
    'a from-price that is not the lowest',
    offer({ price_text: 'From $9,990', price_note: 'Drive away', model_slug: 'toyota-rav4' }),
  ],
  [
    'an offer that does not say of what it is, where another of its kind costs less',
    offer({
      ...{ name: 'RAV4', description: 'A full tank.', model_slug: 'toyota-rav4' },
      ...{ price_text: '$63,900', price_note: 'Drive away' },
    }),
  ],
  ['a new one for less than the model begins at', model('toyota-rav4', { from_price: 90_000 })],
  ['a model to come that stands in the yard', model('toyota-rav4', { status: 'coming_soon' })],
  ['a model no longer made that is sold new', model('toyota-rav4', { status: 'discontinued' })],
  ['another number in the yard than is there', model('toyota-rav4', { summary: 'One in the yard.' })],
  [
    'as standing here what is to come or was sold',
    ({ pages }) => ({
      pages: changed(pages, { layout: [{ blockType: 'hero', heading: '{count} in the yard' }] }),
    }),
  ],
  [
    'as standing here what is to come or was sold',
    ({ pages }) => ({
      pages: changed(pages, { layout: [{ blockType: 'stockRail', heading: 'Here now', preset: 'latest' }] }),
    }),
  ],
  [
    'a model shown with another body than its cars',
    model('toyota-bz4x', { image_url: '/media/demo/coast/suv-3-white-hero.webp' }),
  ],
  [
    'every car of a kind, and only those marked',
    offer({ conditions: ['Every used ute'], disclaimer: 'Applies to utes marked with the offer.' }),
  ],
  [
    'an electric offer with the picture of another car',
    offer({ name: 'Low rate on electric', image_url: '/media/demo/coast/suv-3-white-hero.webp' }),
  ],
  [
    'a tram where there is none',
    ({ reviews }) => ({ reviews: changed(reviews, { text: 'Before the tram was.' }) }),
  ],
  ['a caravan called a car', offer({ category: 'Vans', name: 'A car to sleep in' })],
]
