/** Stored as one json field of the tenant; `tenants/<slug>/tenant.ts` has the same shape. */
import { z } from 'zod'
import { PRICE_TYPES } from './priceTypes'
import { COUNTRIES, DEFAULT_COUNTRY } from '@/core/dealer/country/country'
import { isZone } from '@/core/dealer/country/zones'
import { chatConfigSchema } from './chatProviders'
import { fontSchema } from '@/core/dealer/theme/font'
import { retentionSchema } from './retention'
import { tilesConfigSchema } from './tilesConfig'
import { trackersConfigSchema } from './trackersConfig'
import { formsConfigSchema } from './formsConfig'
import { featuresSchema } from './featuresConfig'
import { dutiesConfigSchema } from './dutiesConfig'
import { financeConfigSchema } from './financeConfig'
import { pageConfigSchema } from './pageConfig'
import { purchaseConfigSchema } from './purchaseConfig'
import { searchConfigSchema } from './searchConfig'
import { spinConfigSchema } from './spinConfig'

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'Use a six-digit colour such as #006880')
const ownHref = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https:\/\/|#)\S*$/,
    'Use a page of this site such as /finance, or a whole web address.',
  )
const link = z.object({ label: z.string(), href: z.string(), note: z.string().optional() })

/** Every key becomes the CSS variable `--<key>`. */
export const themeSchema = z.object({
  colours: z.record(z.string(), hex).default({}),
  tokens: z.record(z.string(), z.string()).default({}),
  fonts: z.object({ display: fontSchema, body: fontSchema, preload: z.array(z.string()).default([]) }),
})

export const layoutSchema = z.object({
  header: z.enum(['bar', 'search', 'masthead']).default('bar'),
  hero: z.enum(['overlap', 'panel', 'editorial']).default('overlap'),
  card: z.enum(['framed', 'tile', 'plate']).default('framed'),
  tiles: z.enum(['cards', 'rail', 'mosaic']).default('cards'),
  gallery: z.enum(['strip', 'mosaic', 'wide']).default('strip'),
  blocks: z.enum(['ledger', 'panels', 'essay']).default('ledger'),
  offers: z.enum(['tiles', 'posters', 'ticker', 'letter']).default('tiles'),
  posts: z.enum(['grid', 'titles', 'longread']).default('grid'),
  places: z.enum(['cards', 'map', 'board', 'grounds']).default('cards'),
  journeys: z.enum(['plain', 'scene', 'poster', 'journal']).default('plain'),
  booking: z.enum(['split', 'board', 'letter']).default('split'),
  workshop: z.enum(['counter', 'board', 'letter']).default('counter'),
  finance: z.enum(['wave', 'board', 'letter']).default('wave'),
  footer: z.enum(['columns', 'board', 'letter']).default('columns'),
  forms: z.enum(['beside', 'scene', 'poster', 'letter']).default('beside'),
})

const gate = z.enum(['checkout', 'finance', 'spin-to-win', 'online-payment', 'car-finance'])
const phones = z.object({
  new: z.string().optional(),
  used: z.string().optional(),
  demo: z.string().optional(),
})

export const labelsSchema = z.object({
  enquire: z.string().default('Enquire Now'),
  /** The label on a card, if it is to be shorter than `enquire`. */
  quickEnquiry: z.string().optional(),
  explore: z.string().default('Explore Vehicle'),
  submit: z.string().default('Submit Form'),
  valuation: z.string().default('Get Your Valuation'),
  call: z.string().default('Call the dealer'),
  preApproval: z.string().default('Get Pre-Approved Now'),
  finance: z.string().default('Get Finance'),
  noPrice: z.string().default('Enquire for price'),
  preorder: z.string().default('Pre-order now'),
  newArrival: z.string().default('New Arrival'),
  sold: z.string().default('JUST SOLD'),
  cars: z.string().default('cars'),
  reserve: z.string().default('Reserve Now'),
  priceTypes: z.partialRecord(z.enum(PRICE_TYPES), z.string()).default({}),
  buyOnline: z.string().default('Buy Online'),
})

const navLeaf = link.extend({ picture: z.string().optional() })
export const navItemSchema = link.extend({
  kind: z.enum(['link', 'menu', 'models', 'makes', 'stock']).default('link'),
  children: z.array(navLeaf).default([]),
})

export const consentSchema = z.object({
  version: z.string().default('2026-11'),
  optInDefault: z.boolean().default(false),
  optInHidden: z.boolean().default(false),
  marketing: z.string().default('Send me news and offers by email or text. I can stop them at any time.'),
  notice: z
    .string()
    .default('We use these details to answer you, and pass them only to the dealership you are writing to.'),
  terms: z.string().default('I agree to the terms of use.'),
  alerts: z
    .string()
    .default(
      'By saving this search you ask {dealer} to email you its new matches and price drops. Every email has a link that stops them.',
    ),
  savedCars: z
    .string()
    .default(
      'Email me when the price of something I saved at {dealer} drops, or when it is back in stock. Every email has a link that stops them.',
    ),
})

/** Amounts in whole dollars. Below `depositFromPrice` a car is held without a deposit. */
export const reserveConfigSchema = z.object({
  deposit: z.number().int().min(0).max(5000).default(200),
  depositFromPrice: z.number().int().min(0).default(0),
  minimumPrice: z.number().int().min(0).default(1000),
  carTypes: z.array(z.enum(['new', 'used', 'demo'])).default(['new', 'used', 'demo']),
  hours: z.number().int().min(1).max(336).default(48),
  path: z.enum(['checkout', 'buy-online']).default('checkout'),
  terms: z
    .string()
    .default(
      'A reservation holds the car for you. It is not a contract to buy. The deposit comes off the price, or goes back to you in full when you cancel or the time ends.',
    ),
})

/** `test`: a demonstration dealer takes test payments where the server has no real provider. */
const paymentsConfigSchema = z.object({ test: z.boolean().default(false) })

export const tenantConfigSchema = z.object({
  template: z.string(),
  /** Decides phones, money, holidays, postcodes and plates. */
  country: z.enum(COUNTRIES).default(DEFAULT_COUNTRY),
  /** Names of the dealer that this one was copied from, which the launch checklist looks for in its texts. */
  copiedFrom: z.array(z.string()).default([]),
  tagline: z.string().default(''),
  /** Search engines are asked to leave the site out: it is a sandbox, or not ready. */
  unlisted: z.boolean().default(false),
  foundedYear: z.number().int().optional(),
  primaryColour: hex.optional(),
  theme: themeSchema,
  layout: layoutSchema.prefault({}),
  features: featuresSchema.prefault({}),
  labels: labelsSchema.prefault({}),
  /** Absent for most dealers, so that their pages do not carry it. */
  words: z.record(z.string(), z.string()).optional(),
  phones: phones.prefault({}),
  pages: pageConfigSchema.prefault({}),
  search: searchConfigSchema.prefault({}),
  finance: financeConfigSchema.prefault({}),
  /** Absent until the dealer checks the table of duties. */
  duties: dutiesConfigSchema.optional(),
  consent: consentSchema.prefault({}),
  forms: formsConfigSchema.prefault({}),
  reserve: reserveConfigSchema.prefault({}),
  purchase: purchaseConfigSchema.prefault({}),
  payments: paymentsConfigSchema.prefault({}),
  retention: retentionSchema.prefault({}),
  trackers: trackersConfigSchema.prefault({}),
  /** What leads of a source cost, in dollars a month, by the name that reports give it. Nobody but staff sees it. */
  advertising: z
    .array(z.object({ source: z.string().trim().min(1).max(60), monthly: z.number().min(0).max(10_000_000) }))
    .max(50)
    .default([]),
  spin: spinConfigSchema.optional(),
  chat: chatConfigSchema.optional(),
  assistant: chatConfigSchema.optional(),
  /** Paying online requires a sign-in unless the dealer lists other gates. */
  gates: z.array(gate).default(['online-payment']),
  navigation: z.array(navItemSchema).default([]),
  footer: z.array(z.object({ title: z.string(), links: z.array(link) })).default([]),
  footerPicture: z.string().default(''),
  headerLine: z.object({ text: z.string(), label: z.string(), href: z.string() }).optional(),
  logo: z.object({ mark: z.string().optional(), wordmark: z.string() }),
  favicon: z.string().optional(),
  manufacturer: z.object({ name: z.string(), slug: z.string() }).optional(),
  social: z
    .object({ facebook_url: z.string().optional(), instagram_url: z.string().optional() })
    .prefault({}),
  phone: z.string().default(''),
  email: z.string().default(''),
  address: z.object({ street: z.string(), city: z.string(), state: z.string(), postcode: z.string() }),
  timezone: z.string().refine(isZone, 'Choose a time zone, such as Australia/Brisbane.'),
  /** The dealer's own maps: an address with `{map_key}` of the location in it. */
  mapPictures: z.string().default(''),
  /** Tiles of a map, by `{z}`, `{x}` and `{y}`, which browsers ask for. */
  mapTiles: tilesConfigSchema.prefault({}),
  complaintsContact: z.string().default(''),
  legalName: z.string(),
  abn: z.string().default(''),
  licence: z.string().default(''),
  legalLines: z.array(z.string()).default([]),
  baseDomain: z.string().optional(),
  override_city: z.string().optional(),
  search_categories: z.array(z.string()).default([]),
  reviewMinimum: z.number().default(4),
  sidebarButtons: z
    .array(
      z.enum([
        'call',
        'enquire',
        'finance',
        'test-drive',
        'trade-in',
        'reserve',
        'payments',
        'offer',
        'location',
        'history',
        'custom',
      ]),
    )
    .default(['enquire', 'reserve', 'call', 'test-drive', 'location']),
  sidebarLink: z.object({ label: z.string().min(1), href: ownHref }).optional(),
  promises: z
    .array(
      z.object({
        icon: z.string(),
        title: z.string(),
        text: z.string(),
        carTypes: z.array(z.enum(['new', 'used', 'demo'])).default([]),
        /** `reservable`: in stock, free, and taken by the site for a hold. */
        only: z.enum(['any', 'in_stock', 'reservable']).default('any'),
      }),
    )
    .default([]),
  whyBuy: z.array(z.string()).default([]),
  certifiedBenefits: z.array(z.string()).default([]),
  certifiedLogo: z.string().optional(),
  guarantees: z.array(z.object({ title: z.string(), text: z.string().default('') })).default([]),
  serviceAdvantage: z.boolean().default(false),
  voice: z.object({
    notFound: z.string(),
    notFoundHint: z.string(),
    empty: z.string(),
    picture: z.string().optional(),
  }),
})

export type TenantConfig = z.output<typeof tenantConfigSchema>
export type TenantConfigInput = z.input<typeof tenantConfigSchema>
export type FinanceConfig = TenantConfig['finance']
