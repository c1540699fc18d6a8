/** One believable row per collection and dealer. Slugs, stock numbers and names are the same for every dealer on purpose. */
export type Key = 'a' | 'b' | 'c'
export interface Refs {
  tenant: string
  location: string
  dealership: string
  model?: string
  user?: string
  page?: string
  media?: string
}
export const canary = (key: string): string => `CANARY${key.toUpperCase()}`

type Sample = (refs: Refs, mark: string, n: string) => Record<string, unknown>
const person = (mark: string) => ({
  name: `${mark} Person`,
  email: `${mark.toLowerCase()}@shopper.example`,
  phone: '+61400000000',
})
const config = (mark: string) => ({
  template: 'plain',
  tagline: mark,
  legalName: mark,
  timezone: 'Australia/Brisbane',
  logo: { wordmark: mark },
  theme: { fonts: { display: 'serif', body: 'serif' } },
  address: { street: mark, city: 'x', state: 'QLD', postcode: '4000' },
  voice: { notFound: 'x', notFoundHint: 'x', empty: 'x' },
})
const line = (text: string) => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
})
const block = { version: 1, format: '', indent: 0, direction: 'ltr' }
const words = (text: string) => ({
  root: {
    type: 'root',
    ...block,
    children: [{ type: 'paragraph', ...block, textFormat: 0, children: [line(text)] }],
  },
})

export const SAMPLES: Record<string, Sample> = {
  tenants: (_r, mark, n) => ({
    name: mark,
    slug: `site${mark.toLowerCase()}${n}`,
    status: 'active',
    domains: [],
    config: config(mark),
  }),
  dealerships: (r, mark, n) => ({ tenant: r.tenant, name: mark, slug: `yard${n}`, phone: '1' }),
  locations: (r, mark, n) => ({
    tenant: r.tenant,
    name: mark,
    slug: `city${n}`,
    timezone: 'Australia/Brisbane',
    dealership_id: r.dealership,
    dealership_slug: 'yard',
    address: { street: mark },
    contact_detail: { phone: mark },
  }),
  'opening-hours': (r, mark, n) => ({
    tenant: r.tenant,
    location_id: r.location,
    location_name: mark,
    department: n ? 'parts' : 'sales',
    week: [{ weekday: 1, status: 'Closed', note: mark }],
  }),
  cars: (r, mark, n) => ({
    tenant: r.tenant,
    name: mark,
    slug: `car${n}`,
    stocknum: `S1${n}`,
    make: 'Toyota',
    model: mark,
    year: 2024,
    car_type: 'used',
    status: 'in_stock',
    dealership_id: r.dealership,
    dealership_slug: 'yard',
    location_id: r.location,
    dealercomments: mark,
  }),
  models: (r, mark, n) => ({
    tenant: r.tenant,
    name: mark,
    slug: `model${n}`,
    status: 'current',
    manufacturer_body: 'SUVs',
    summary: mark,
  }),
  manufacturers: (_r, mark, n) => ({
    name: `Make ${mark.slice(-1)} ${n}`,
    slug: `make-${mark.slice(-1).toLowerCase()}${n}`,
  }),
  offers: (r, mark, n) => ({
    tenant: r.tenant,
    name: mark,
    slug: `offer${n}`,
    description: mark,
    model: r.model,
    _status: 'published',
  }),
  'promo-nodes': (r, mark, n) => ({
    tenant: r.tenant,
    title: mark,
    slug: `promo${n}`,
    text: mark,
    position: 3,
  }),
  reviews: (r, mark, n) => ({
    tenant: r.tenant,
    customer_name: mark,
    slug: `review${n}`,
    text: mark,
    rating: 5,
    reviewed_at: '2026-01-01T00:00:00.000Z',
  }),
  pages: (r, mark, n) => ({
    tenant: r.tenant,
    title: mark,
    slug: `page${n}`,
    layout: [{ blockType: 'richText', text: mark }],
    _status: 'published',
  }),
  posts: (r, mark, n) => ({
    tenant: r.tenant,
    title: mark,
    slug: `post${n}`,
    excerpt: mark,
    published_at: '2026-01-01T00:00:00.000Z',
    content: words(mark),
    _status: 'published',
  }),
  media: (r, mark) => ({ tenant: r.tenant, alt: mark }),
  redirects: (r, mark, n) => ({ tenant: r.tenant, from: `/old${n}`, to: `/new-${mark}` }),
  'team-members': (r, mark, n) => ({
    tenant: r.tenant,
    name: mark,
    slug: `person${n}`,
    role: mark,
    location_id: r.location,
  }),
  leads: (r, mark, n) => ({
    tenant: r.tenant,
    lead_id: `L1${n}`,
    dedupe_key: `d${n}`,
    state: 'new',
    ...person(mark),
    message: mark,
    location_id: r.location,
    dealership_id: r.dealership,
    fields: { message: mark },
    consent: { text: mark },
  }),
  reservations: (r, mark, n) => ({
    tenant: r.tenant,
    reservation_id: `R1${n}`,
    state: 'pending',
    car_id: `${mark}${n}`,
    hold_seq: 1,
    location_id: r.location,
    ...person(mark),
  }),
  appointments: (r, mark, n) => ({
    tenant: r.tenant,
    kind: 'test_drive',
    state: 'booked',
    start: '2026-12-01T00:00:00.000Z',
    minutes: 45,
    timezone: 'Australia/Brisbane',
    reference: `B1${n}`,
    slot_key: `s${n}${mark}`,
    car_key: `c${n}${mark}`,
    request_key: `r${n}`,
    salt: `SECRET${mark}`,
    link_hash: `SECRET${mark}${n}`,
    location_id: r.location,
    ...person(mark),
  }),
  valuations: (r, mark) => ({
    tenant: r.tenant,
    lead_id: mark,
    location_id: r.location,
    rego: 'ABC123',
    result: { text: mark },
  }),
  shoppers: (r, mark, n) => ({
    tenant: r.tenant,
    login: `+6140000000${n}`,
    ...person(mark),
    code_hash: `SECRET${mark}`,
    sessions: [{ hash: `SECRET${mark}`, expires_at: 1, created_at: 1 }],
  }),
  watchlist: (r, mark, n) => ({ tenant: r.tenant, shopper_id: `sh${n}`, phone_number: mark, car_id: 'car' }),
  'saved-searches': (r, mark, n) => ({
    tenant: r.tenant,
    name: mark,
    email: `${mark.toLowerCase()}@shopper.example`,
    search: 'make=Toyota',
    frequency: 'daily',
    state: 'active',
    salt: `SECRET${mark}`,
    confirm_hash: `SECRET${mark}c${n}`,
    stop_hash: `SECRET${mark}s${n}`,
  }),
  users: (r, mark, n) => ({
    email: `seed-${mark.toLowerCase()}${n}@staff.example`,
    password: 'correct horse battery',
    name: mark,
    role: 'sales',
    tenants: [r.tenant],
    locations: [],
  }),
  'integrator-keys': (r, mark, n) => ({
    tenant: r.tenant,
    name: mark,
    prefix: mark,
    hash: `SECRET${mark}${n}`,
    scopes: ['stock:read'],
  }),
  'stock-feeds': (r, mark) => ({
    tenant: r.tenant,
    dealership_id: r.dealership,
    dealership_slug: 'yard',
    state: 'open',
    held_reason: mark,
  }),
  'audit-log': (r, mark) => ({
    tenant: r.tenant,
    who: mark,
    via: 'admin',
    what: mark,
    entity: 'pages',
    diff: { title: mark },
  }),
  'idempotency-keys': (_r, mark, n) => ({
    scope: mark,
    key: `k${n}`,
    request_hash: 'h',
    state: 'done',
    body: mark,
    expires_at: 1,
  }),
  'payload-kv': (_r, mark, n) => ({ key: `${mark}${n}`, data: { text: mark } }),
  'payload-migrations': (_r, mark) => ({ name: `not-a-migration-${mark}`, batch: 0 }),
  'payload-preferences': (r, mark) => ({
    user: { relationTo: 'users', value: r.user },
    key: `prefs-${mark}`,
    value: { text: mark },
  }),
  'payload-locked-documents': (r) => ({
    document: { relationTo: 'pages', value: r.page },
    user: { relationTo: 'users', value: r.user },
  }),
}

/** A change that a person with the right to it may make, and that shows. */
export const TOUCH: Record<string, string> = {
  tenants: 'name',
  dealerships: 'phone',
  locations: 'name',
  'opening-hours': 'location_name',
  cars: 'tag',
  models: 'summary',
  manufacturers: 'name',
  offers: 'disclaimer',
  'promo-nodes': 'text',
  reviews: 'text',
  pages: 'title',
  posts: 'excerpt',
  media: 'alt',
  redirects: 'to',
  'team-members': 'bio',
  leads: 'notes',
  reservations: 'notes',
  appointments: 'notes',
  valuations: 'notes',
  shoppers: 'name',
  watchlist: 'phone_number',
  'saved-searches': 'name',
  users: 'name',
  'integrator-keys': 'name',
  'stock-feeds': 'held_reason',
  'audit-log': 'what',
  'idempotency-keys': 'body',
  'payload-kv': 'key',
  'payload-migrations': 'name',
  'payload-preferences': 'key',
  'payload-locked-documents': 'globalSlug',
}

/** Fields that nobody but the platform, or nobody at all, writes over REST. */
export const PRIVILEGED: Record<string, Record<string, unknown>> = {
  tenants: { slug: 'taken-over', status: 'suspended', domains: ['evil.example'], definition_hash: 'x' },
  dealerships: { slug: 'taken-over' },
  cars: {
    rev: 999,
    indexed_rev: 999,
    content_hash: 'x',
    source_version: '9',
    hold_state: 'held',
    hold_by: 'me',
    hold_until: 9,
    views: 9,
    overrides: { price: 1 },
    dealership_slug: 'x',
  },
  leads: {
    lead_id: 'X',
    email: 'x@evil.example',
    delivery_state: 'sent',
    deliveries: [],
    consent: { text: 'x' },
    opt_in: true,
    spam_score: 9,
  },
  reservations: { state: 'refunded', amount: 0, provider_id: 'x', held_until: 9 },
  appointments: { slot_key: 'x', email: 'x@evil.example' },
  valuations: { offer_price: 9, offer_accepted: true },
  'integrator-keys': { hash: 'x', scopes: ['leads:read'], dealerships: ['x'], prefix: 'x' },
  media: { original_name: 'x', bytes: 1 },
}

/** Another dealer's documents, put where one's own belong. */
export const SMUGGLED: Record<string, (b: Refs) => Record<string, unknown>> = {
  cars: (b) => ({ dealership_id: b.dealership, location_id: b.location }),
  locations: (b) => ({ dealership_id: b.dealership }),
  'opening-hours': (b) => ({ location_id: b.location }),
  'team-members': (b) => ({ location_id: b.location, photo: b.media }),
  reviews: (b) => ({ dealership_id: b.dealership }),
  offers: (b) => ({ model: b.model, image: b.media }),
  posts: (b) => ({ image: b.media }),
  pages: (b) => ({ seo: { image: b.media } }),
  'promo-nodes': (b) => ({ image: b.media }),
  leads: (b) => ({ assigned_to: b.user }),
}

/** Never in any answer, whoever asks. */
export const SECRETS = ['SECRETCANARY', '"hash":', '"salt":', 'resetPasswordToken":', 'code_hash']

export const touch = (slug: string, key: string, by: string): string =>
  slug === 'redirects' ? `/x-${canary(key)}-${by.replaceAll(' ', '-')}` : `${canary(key)} ${by}`
