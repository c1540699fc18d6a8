// The borders of the rooms under src, checked on resolved paths by `npm test` and `npm run verify`.
// A room may import what its line names, and itself. The reasons are in docs/decisions/0024-rooms-and-borders.md.

const BASE = ['lib', 'env']
const FEATURE = [...BASE, 'domain', 'db', 'search', 'integrations', 'cache', 'jobs', 'tenancy']

/** An `entry` is a start of the program, which loads payload.config.ts. */
/** @type {Record<string, { may: string[], instead: string, entry?: boolean }>} */
const ROOMS = {
  lib: { may: ['env'], instead: 'lib stands alone: take what it needs as an argument.' },
  domain: { may: ['lib'], instead: 'domain holds pure rules: take the facts as arguments.' },
  integrations: { may: BASE, instead: 'a port knows its service only: take the facts as arguments.' },
  // The list's own parser says which parameters its page reads, so that the table of routes cannot differ from it.
  cache: {
    may: [...BASE, 'domain'],
    instead: 'cache names tags and hosts as text: the caller knows what they stand for.',
  },
  jobs: { may: BASE, instead: 'jobs knows no feature: a feature registers its worker from boot.ts.' },
  server: {
    may: [...BASE, 'cache'],
    instead: 'server knows nothing of Payload: it meets the app through the registry.',
  },
  access: { may: BASE, instead: 'access decides from the request and the row alone.' },
  fields: {
    may: [...BASE, 'access', 'domain'],
    instead: 'a field factory takes what it needs as an option.',
  },
  db: { may: [...BASE, 'domain'], instead: 'db is handed Payload by the registry and knows no feature.' },
  tenancy: { may: [...BASE, 'domain', 'db', 'cache'], instead: 'tenancy knows hosts and dealers only.' },
  search: { may: FEATURE, instead: 'search knows rows, documents and jobs only.' },
  stock: { may: FEATURE, instead: 'what two features need is a rule in domain, or an event.' },
  leads: { may: FEATURE, instead: 'what two features need is a rule in domain, or an event.' },
  pictures: { may: FEATURE, instead: 'what two features need is a rule in domain, or an event.' },
  figures: {
    may: [...BASE, 'domain', 'db'],
    instead: 'figures count what they are told; who saw it is not asked.',
  },
  'car-sheet': { may: [...BASE, 'domain'], instead: 'a sheet is drawn from its view alone.' },
  alerts: {
    may: [...FEATURE, 'data'],
    instead: 'alerts read through data, as a page does, and write through db.',
  },
  appointments: {
    may: [...FEATURE, 'data'],
    instead: 'what two features need is a rule in domain, or an event.',
  },
  valuations: {
    may: [...FEATURE, 'data'],
    instead: 'valuations read through data; what becomes of the lead, the API route composes.',
  },
  shoppers: {
    may: [...FEATURE, 'data'],
    instead: 'shoppers read through data; what another feature does for a shopper, the API route composes.',
  },
  spin: {
    may: [...FEATURE, 'data'],
    instead: 'the worker is handed what makes a lead; pages and calls compose the rest.',
  },
  reservations: {
    may: [...FEATURE, 'data'],
    instead: 'reservations read through data, as a page does, and write through db.',
  },
  merchandising: { may: FEATURE, instead: 'what two features need is a rule in domain, or an event.' },
  privacy: { may: FEATURE, instead: 'what two features need is a rule in domain, or an event.' },
  plans: {
    may: [...FEATURE, 'access'],
    instead:
      'a plan changes a row through Payload, as its form would; what else follows are the hooks of the row.',
  },
  data: {
    may: [...BASE, 'access', 'domain', 'db', 'search', 'cache', 'tenancy', 'payload-types'],
    instead: 'data only reads: what writes is a feature.',
  },
  collections: {
    may: [
      ...BASE,
      'access',
      'fields',
      'domain',
      'cache',
      'jobs',
      'tenancy',
      'integrations',
      'blocks',
      'payload-types',
    ],
    instead: 'collections tell features by an event of jobs; a rule that both need is domain.',
  },
  components: {
    may: ['lib', 'domain', 'images'],
    instead: 'components take props: read in page-data with src/data and hand the view down.',
  },
  blocks: {
    may: ['lib', 'domain', 'components', 'data', 'fields', 'payload-types'],
    instead: 'blocks read through src/data.',
  },
  definitions: {
    may: [...FEATURE, 'access', 'blocks', 'collections', 'stock', 'payload-types'],
    instead: 'definitions load dealers through the rooms that own the rows.',
  },
  dealers: {
    may: [...FEATURE, 'access', 'collections', 'payload-types'],
    instead: 'dealers are made and removed as rows: a screen or a command says what is wanted.',
  },
  'integrator-api': {
    may: [...BASE, 'domain', 'db', 'search', 'data', 'stock', 'leads'],
    instead: 'call the feature, then answer.',
  },
  cli: {
    may: [
      ...BASE,
      'domain',
      'db',
      'search',
      'data',
      'stock',
      'privacy',
      'definitions',
      'dealers',
      'access',
      'integrator-api',
      'tenancy',
    ],
    instead: 'a command calls the feature.',
    entry: true,
  },
  admin: {
    may: [
      ...BASE,
      'leads',
      'appointments',
      'reservations',
      'valuations',
      'pictures',
      'privacy',
      'dealers',
      'merchandising',
      'stock',
      'plans',
      'access',
      'fields',
      'domain',
      'tenancy',
      'collections',
      'payload-types',
    ],
    instead: 'an admin screen reads through Payload as its user.',
  },
}

const alternatives = (names) => `(${names.join('|')})`
/** `^src/(a|b)(/|[.])`: a room is a folder or a file with that name. */
const inRooms = (names) => `^src/${alternatives(names)}([./])`

const borders = Object.entries(ROOMS).map(([room, { may, instead, entry = false }]) => ({
  name: `border-${room}`,
  comment: `${room} may import ${[room, ...may].join(', ')}. Instead: ${instead}`,
  severity: 'error',
  from: { path: inRooms([room]) },
  to: {
    path: `^(src/|${entry ? '' : 'payload[.]config|'}server[.]ts|tenants/|scripts/|tests/)`,
    pathNot: inRooms([room, ...may]),
  },
}))

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Move what both need below both.',
      from: {},
      to: { circular: true },
    },
    ...borders,
    {
      name: 'nothing-imports-app',
      severity: 'error',
      comment: 'Move the shared part to components, data or lib.',
      from: { pathNot: '^src/app/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'app-writes-through-features',
      severity: 'error',
      comment: 'Pages and calls read through src/data and write through a feature.',
      from: { path: '^src/app/' },
      to: { path: inRooms(['db', 'search']) },
    },
    {
      name: 'parts-of-pages-take-props',
      severity: 'error',
      comment: 'Read in page-data.ts and hand the view down.',
      from: { path: '^src/app/[(]site[)].*/_components/' },
      to: {
        path: inRooms([
          'data',
          'cache',
          'stock',
          'leads',
          'alerts',
          'appointments',
          'shoppers',
          'reservations',
          'spin',
          'tenancy',
        ]),
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rooms-are-listed',
      severity: 'error',
      comment: 'A new room gets a line in ROOMS.',
      from: { path: '^src/[^/]+/', pathNot: inRooms([...Object.keys(ROOMS), 'app', 'styles']) },
      to: {},
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules' },
  },
}
