/** Faults planted into the running access rules, one at a time: each must turn the matrix red. */
import type { Access, Field, SanitizedCollectionConfig } from 'payload'
import type { Part } from './run'
import type { World } from './world'

export interface Fault {
  name: string
  slug: string
  /** Principals that should notice; fewer make the run short. */
  who: string[]
  /** Where it shows. */
  part: Part
  /** Plants the fault and answers how to take it out again. */
  plant(world: World): () => void
}

const yes: Access = () => true
const collection = (world: World, slug: string): SanitizedCollectionConfig => {
  const found = Object.values(world.db.collections).find(({ config }) => config.slug === slug)
  if (!found) throw new Error(`no collection ${slug}`)
  return found.config
}

const STAFF = ['editor of A', 'sales of A1', 'dealer admin of A']
const OUTSIDERS = ['anonymous', 'shopper of A', 'key of A to read']

type Verb = 'read' | 'create' | 'update' | 'delete' | 'readVersions'
const partOf = (verb: Verb): Part => (verb === 'read' || verb === 'readVersions' ? 'reads' : 'writes')
const open = (slug: string, verb: Verb, who = STAFF): Fault => ({
  part: partOf(verb),
  name: `${slug}: ${verb} open to all`,
  slug,
  who,
  plant: (world) => {
    const { access } = collection(world, slug)
    const before = access[verb]
    Object.assign(access, { [verb]: yes })
    return () => Object.assign(access, { [verb]: before })
  },
})

/** The tenant clause is dropped: anybody who passes the role check meets every dealer's rows. */
const unscoped = (slug: string, verb: Verb): Fault => ({
  part: partOf(verb),
  name: `${slug}: ${verb} without the dealer clause`,
  slug,
  who: STAFF,
  plant: (world) => {
    const config = collection(world, slug)
    const { access, disableBulkEdit } = config
    const before = access[verb]
    if (!before) throw new Error(`${slug} has no ${verb}`)
    const widened: Access = async (args) => ((await before(args)) === false ? false : true)
    Object.assign(access, { [verb]: widened })
    // Where many rows cannot be changed at once, other guards hold the single row: the clause is tried alone.
    Object.assign(config, { disableBulkEdit: false })
    return () => {
      Object.assign(access, { [verb]: before })
      Object.assign(config, { disableBulkEdit })
    }
  },
})

const withoutHook = (
  slug: string,
  hook: 'beforeChange' | 'beforeOperation' | 'afterRead',
  name: string,
  who = STAFF,
): Fault => ({
  part: 'writes',
  name: `${slug}: without ${name}`,
  slug,
  who,
  plant: (world) => {
    const { hooks } = collection(world, slug)
    const before = hooks[hook]
    Object.assign(hooks, { [hook]: (before ?? []).filter((one) => one.name !== name) })
    return () => Object.assign(hooks, { [hook]: before })
  },
})

function findField(fields: Field[], name: string): Extract<Field, { name: string }> | null {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const inner =
      field.type === 'tabs'
        ? field.tabs.flatMap((tab) => tab.fields)
        : 'fields' in field && !('name' in field)
          ? field.fields
          : []
    const found = inner.length ? findField(inner, name) : null
    if (found) return found
  }
  return null
}

/** A field guard is dropped. Payload keeps two lists of a collection's fields; the rules are read from the first. */
const unguarded = (slug: string, name: string, who = STAFF): Fault => ({
  part: 'all',
  name: `${slug}.${name}: without its field guard`,
  slug,
  who,
  plant: (world) => {
    const field = findField(collection(world, slug).fields, name)
    if (!field) throw new Error(`no field ${slug}.${name}`)
    const before = { ...field }
    Object.assign(field, { access: {}, hidden: false })
    return () => Object.assign(field, before)
  },
})

/** Nothing stands between a save and another dealer: neither the guard nor the bounds of the pickers. */
const unbounded = (slug: string): Fault => ({
  part: 'writes',
  name: `${slug}: saves are not bound to the dealer`,
  slug,
  who: STAFF,
  plant: (world) => {
    const tenant = findField(collection(world, slug).fields, 'tenant')
    if (!tenant) throw new Error(`${slug} has no tenant`)
    const before = { ...tenant }
    Object.assign(tenant, { filterOptions: undefined, access: {} })
    const hook = withoutHook(slug, 'beforeChange', 'guardTenant').plant(world)
    return () => {
      hook()
      Object.assign(tenant, before)
    }
  },
})

const withoutRights = (slug: string): Fault => ({
  part: 'reads',
  name: `${slug}: rights told on any row`,
  slug,
  who: STAFF,
  plant: (world) => {
    const config = collection(world, slug)
    const before = config.endpoints
    Object.assign(config, {
      endpoints: before ? before.filter(({ path }) => path !== '/access/:id') : before,
    })
    return () => Object.assign(config, { endpoints: before })
  },
})

const both = (one: Fault, other: Fault): Fault => ({
  ...one,
  name: `${one.name}, ${other.name}`,
  plant: (world) => {
    const undo = [one.plant(world), other.plant(world)]
    return () => undo.forEach((take) => take())
  },
})

const CONTENT = [
  'offers',
  'pages',
  'posts',
  'models',
  'media',
  'redirects',
  'team-members',
  'reviews',
  'promo-nodes',
  'popups',
]
const OWNED = [...CONTENT, 'cars', 'locations', 'opening-hours', 'dealerships']
const ENQUIRIES = [
  'leads',
  'reply-templates',
  'lead-rules',
  'merchandising-rules',
  'absences',
  'data-breaches',
  'reservations',
  'bookings',
  'valuations',
  'prize-draws',
]
const RECORDS = [
  'shoppers',
  'watchlist',
  'saved-searches',
  'site-figures',
  'key-calls',
  'car-history',
  'stock-feeds',
  'audit-log',
  'integrator-keys',
]

export const FAULTS: Fault[] = [
  ...[...OWNED, ...ENQUIRIES, ...RECORDS, 'tenants'].map((slug) => unscoped(slug, 'read')),
  ...[...OWNED, ...ENQUIRIES, 'tenants', 'integrator-keys']
    // Nobody may update a booking there: no clause stands that could be dropped.
    .filter((slug) => slug !== 'bookings')
    .map((slug) => unscoped(slug, 'update')),
  ...CONTENT.map((slug) => unscoped(slug, 'delete')),
  ...['pages', 'posts', 'offers'].map((slug) => unscoped(slug, 'readVersions')),
  ...[
    'cars',
    'leads',
    'users',
    'pages',
    'manufacturers',
    'payload-kv',
    'sign-in-codes',
    'staff-sessions',
    'second-factors',
    'deals',
  ].map((slug) => open(slug, 'read', OUTSIDERS)),
  ...['leads', 'integrator-keys', 'reservations', 'audit-log', 'deals'].map((slug) => open(slug, 'read')),
  ...['leads', 'bookings', 'shoppers', 'stock-feeds', 'users', 'manufacturers', 'tenants', 'deals'].map(
    (slug) => open(slug, 'update'),
  ),
  ...['cars', 'leads', 'dealerships', 'audit-log', 'offers', 'users'].map((slug) => open(slug, 'delete')),
  ...['offers', 'pages', 'locations', 'manufacturers'].map((slug) => open(slug, 'create')),
  ...['cars', 'locations', 'opening-hours', 'team-members', 'reviews', 'pages'].map((slug) =>
    withoutHook(slug, 'beforeChange', 'guardTenant'),
  ),
  // Offers stay bound even then: their model must be one that the staff may read.
  ...[...CONTENT, 'cars', 'locations'].filter((slug) => slug !== 'offers').map(unbounded),
  withoutHook('users', 'beforeChange', 'guardUsers'),
  // The hook alone refuses another role for the own account as well.
  both(unguarded('users', 'role'), withoutHook('users', 'beforeChange', 'guardUsers')),
  both(unguarded('users', 'tenants'), withoutHook('users', 'beforeChange', 'guardUsers')),
  unguarded('cars', 'dealership_slug'),
  ...['consent', 'opt_in', 'email'].map((name) => unguarded('leads', name)),
  ...['slug', 'domains', 'status'].map((name) => unguarded('tenants', name)),
  ...['hash', 'scopes'].map((name) => unguarded('integrator-keys', name)),
  unguarded('shoppers', 'sessions'),
  unguarded('reservations', 'state'),
  unguarded('prize-draws', 'prize'),
  withoutRights('leads'),
]
