/**
 * Who may do what, collection by collection, written down a second time: the matrix compares the running system with
 * this table, so a rule and its test can only be wrong together on purpose. A collection without a line fails.
 */
export type Role = 'dealer_admin' | 'editor' | 'sales'
/** tenant: rows of own dealers · location: sales only at their locations · shared: rows of no dealer · own: the person's own rows */
export type Scope = 'tenant' | 'location' | 'shared' | 'users' | 'own' | 'locks' | 'closed'

export interface Line {
  scope: Scope
  read: readonly Role[]
  create: readonly Role[]
  update: readonly Role[]
  delete: readonly Role[]
  /** What not even platform admins do. */
  nobody?: readonly ('read' | 'create' | 'update' | 'delete')[]
  versions?: boolean
  noDuplicate?: boolean
}

export const all = ['dealer_admin', 'editor', 'sales'] as const
const editors = ['dealer_admin', 'editor'] as const
const sellers = ['dealer_admin', 'sales'] as const
const admins = ['dealer_admin'] as const
const none = [] as const

const content: Line = { scope: 'tenant', read: all, create: editors, update: editors, delete: editors }
const drafted: Line = { ...content, versions: true }
const places: Line = { ...content, delete: admins }
const enquiries: Line = {
  scope: 'location',
  read: sellers,
  create: none,
  update: sellers,
  delete: none,
  nobody: ['create'],
  noDuplicate: true,
}
const records = (read: readonly Role[]): Line => ({
  scope: 'tenant',
  read,
  create: none,
  update: none,
  delete: none,
  nobody: ['create', 'update', 'delete'],
  noDuplicate: true,
})
const closed: Line = {
  scope: 'closed',
  read: none,
  create: none,
  update: none,
  delete: none,
  nobody: ['read', 'create', 'update', 'delete'],
  noDuplicate: true,
}

const stored: Line = {
  scope: 'tenant',
  read: admins,
  create: admins,
  update: admins,
  delete: admins,
  noDuplicate: true,
}

export const POLICY: Record<string, Line> = {
  tenants: {
    scope: 'tenant',
    read: all,
    create: none,
    update: admins,
    delete: none,
    nobody: ['delete'],
    noDuplicate: true,
  },
  dealerships: {
    scope: 'tenant',
    read: all,
    create: none,
    update: admins,
    delete: none,
    nobody: ['delete'],
    noDuplicate: true,
  },
  locations: places,
  'opening-hours': { ...places, noDuplicate: true },
  cars: {
    scope: 'tenant',
    read: all,
    create: editors,
    update: editors,
    delete: none,
    nobody: ['delete'],
    noDuplicate: true,
  },
  models: content,
  manufacturers: { scope: 'shared', read: all, create: none, update: none, delete: none },
  offers: drafted,
  'promo-nodes': content,
  popups: content,
  'finance-rates': {
    scope: 'tenant',
    read: all,
    create: admins,
    update: admins,
    delete: admins,
    noDuplicate: true,
  },
  reviews: content,
  pages: drafted,
  posts: drafted,
  media: { ...content, noDuplicate: true },
  fonts: {
    scope: 'tenant',
    read: admins,
    create: admins,
    update: admins,
    delete: admins,
    noDuplicate: true,
  },
  redirects: { ...content, noDuplicate: true },
  'team-members': content,
  leads: enquiries,
  'reply-templates': {
    scope: 'tenant',
    read: sellers,
    create: sellers,
    update: sellers,
    delete: sellers,
    noDuplicate: true,
  },
  'lead-rules': stored,
  'merchandising-rules': { ...content, read: editors, noDuplicate: true },
  'lead-turns': closed,
  shortlists: closed,
  plans: records(all),
  absences: stored,
  'data-breaches': { ...stored, delete: none, nobody: ['delete'] },
  reservations: enquiries,
  bookings: { ...enquiries, update: none, nobody: ['create', 'update', 'delete'] },
  'waiting-shoppers': enquiries,
  payments: records(admins),
  'prize-draws': { ...records(sellers), update: sellers, nobody: ['create', 'delete'] },
  valuations: enquiries,
  shoppers: records(admins),
  'shopper-logins': closed,
  deals: closed,
  'sign-in-codes': closed,
  'site-figures': records(admins),
  'key-calls': records(admins),
  'car-history': records(editors),
  'bulk-changes': closed,
  events: closed,
  'feed-chunks': closed,
  'staff-sessions': closed,
  'second-factors': closed,
  watchlist: records(admins),
  'saved-searches': records(admins),
  users: { scope: 'users', read: admins, create: admins, update: admins, delete: admins, noDuplicate: true },
  'integrator-keys': {
    scope: 'tenant',
    read: admins,
    create: none,
    update: admins,
    delete: none,
    nobody: ['create'],
    noDuplicate: true,
  },
  'lead-destinations': {
    scope: 'tenant',
    read: admins,
    create: admins,
    update: admins,
    delete: admins,
    noDuplicate: true,
  },
  'stock-feeds': records(editors),
  'stock-addresses': stored,
  'stock-targets': stored,
  'audit-log': records(admins),
  'idempotency-keys': closed,
  'payload-kv': closed,
  'payload-migrations': closed,
  'payload-preferences': {
    scope: 'own',
    read: all,
    create: none,
    update: all,
    delete: all,
    nobody: ['create'],
    noDuplicate: true,
  },
  'payload-locked-documents': {
    scope: 'locks',
    read: all,
    create: none,
    update: all,
    delete: all,
    nobody: ['create'],
    noDuplicate: true,
  },
}
