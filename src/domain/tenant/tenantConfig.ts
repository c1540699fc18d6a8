/** Stored as one json field of the tenant; `tenants/<slug>/tenant.ts` has the same shape. */
import { z } from 'zod'
import { searchConfigSchema } from './searchConfig'

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'Use a six-digit colour such as #006880')
const link = z.object({ label: z.string(), href: z.string(), note: z.string().optional() })

/** Every key becomes the CSS variable `--<key>`. */
export const themeSchema = z.object({
  colours: z.record(z.string(), hex).default({}),
  tokens: z.record(z.string(), z.string()).default({}),
  fonts: z.object({ display: z.string(), body: z.string(), preload: z.array(z.string()).default([]) }),
})

export const layoutSchema = z.object({
  header: z.enum(['bar', 'search', 'masthead']).default('bar'),
  hero: z.enum(['overlap', 'panel', 'editorial']).default('overlap'),
  card: z.enum(['framed', 'tile', 'plate']).default('framed'),
  tiles: z.enum(['cards', 'rail', 'mosaic']).default('cards'),
  gallery: z.enum(['strip', 'mosaic', 'wide']).default('strip'),
  blocks: z.enum(['ledger', 'panels', 'essay']).default('ledger'),
})

export const featuresSchema = z.object({
  garage: z.boolean().default(true),
  finance: z.boolean().default(false),
  tags: z.boolean().default(true),
  fuelTag: z.boolean().default(false),
  dealershipName: z.boolean().default(false),
  callPanel: z.boolean().default(true),
  revealPhone: z.boolean().default(false),
  subscriptions: z.boolean().default(false),
  certified: z.boolean().default(false),
  compareUsedOnly: z.boolean().default(false),
  reviews: z.boolean().default(true),
  tradeIn: z.boolean().default(true),
  testDrive: z.boolean().default(true),
  serviceBooking: z.boolean().default(true),
  makeOffer: z.boolean().default(false),
  photoRequest: z.boolean().default(true),
  accessories: z.boolean().default(false),
  belowMarket: z.boolean().default(true),
  redbook: z.boolean().default(false),
  autograb: z.boolean().default(false),
  autobot: z.boolean().default(false),
  signIn: z.boolean().default(false),
  savedSearches: z.boolean().default(true),
  carSheet: z.boolean().default(true),
})

const gate = z.enum(['checkout', 'finance', 'spin-to-win', 'online-payment', 'car-finance'])
const phones = z.object({
  new: z.string().optional(),
  used: z.string().optional(),
  demo: z.string().optional(),
})

export const labelsSchema = z.object({
  enquire: z.string().default('Enquire Now'),
  quickEnquiry: z.string().default('Quick Enquiry'),
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
})

export const financeConfigSchema = z.object({
  provider: z.string().nullable().default(null),
  providerKind: z
    .enum(['year-and-rate', 'available-only', 'weekly', 'monthly', 'manual', 'comparison-service'])
    .default('manual'),
  lenderName: z.string().default(''),
  licence: z.string().default(''),
  interestRate: z.number().default(8.5),
  comparisonRate: z.number().default(0),
  termMonths: z.number().int().default(60),
  depositPercent: z.number().default(10),
  disclaimer: z.string().default(''),
  excludedDealerships: z.array(z.string()).default([]),
  excludedMakes: z.array(z.string()).default([]),
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
})

export const formsConfigSchema = z.object({
  messageRequired: z.boolean().default(true),
  locationField: z.boolean().default(false),
  dealershipField: z.boolean().default(true),
  captcha: z.boolean().default(true),
  replyPromise: z.string().default('We usually answer within two business hours.'),
  /** Minutes of opening time after which an unanswered lead is overdue. */
  replyMinutes: z.number().int().min(5).max(10_080).default(120),
})

export const tenantConfigSchema = z.object({
  template: z.string(),
  tagline: z.string().default(''),
  foundedYear: z.number().int().optional(),
  primaryColour: hex.optional(),
  theme: themeSchema,
  layout: layoutSchema.prefault({}),
  features: featuresSchema.prefault({}),
  labels: labelsSchema.prefault({}),
  phones: phones.prefault({}),
  search: searchConfigSchema.prefault({}),
  finance: financeConfigSchema.prefault({}),
  consent: consentSchema.prefault({}),
  forms: formsConfigSchema.prefault({}),
  gates: z.array(gate).default([]),
  navigation: z.array(navItemSchema).default([]),
  footer: z.array(z.object({ title: z.string(), links: z.array(link) })).default([]),
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
  timezone: z.string(),
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
        'payments',
        'offer',
        'location',
        'history',
        'custom',
      ]),
    )
    .default(['enquire', 'call', 'test-drive', 'location']),
  promises: z
    .array(
      z.object({
        icon: z.string(),
        title: z.string(),
        text: z.string(),
        carTypes: z.array(z.enum(['new', 'used', 'demo'])).default([]),
      }),
    )
    .default([]),
  whyBuy: z.array(z.string()).default([]),
  certifiedBenefits: z.array(z.string()).default([]),
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
