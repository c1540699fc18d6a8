// The borders of the rooms under src, checked on resolved paths by `npm test` and `npm run verify`.
// A room may import what its line names, and itself. The reasons are in docs/decisions/0024-rooms-and-borders.md.
import { clientFiles } from './scripts/lint/client-files.mjs'

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
  'stock-files': {
    may: [...BASE, 'domain', 'db', 'data', 'cache'],
    instead: 'a file for another website is read through data, as a page is.',
  },
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
    may: [
      ...[...BASE, 'access', 'domain', 'db', 'search', 'cache', 'tenancy', 'payload-types'],
      // It answers a question about the world, and nothing is written.
      'integrations/geocoding',
    ],
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
    may: [...BASE, 'domain', 'db', 'search', 'data', 'stock', 'stock-files', 'leads'],
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
      'stock-files',
      'plans',
      'access',
      'fields',
      'domain',
      'tenancy',
      'collections',
      'payload-types',
      // What the website shows of a car that staff offer, and where it takes bookings.
      ...['data/sites', 'data/cars/rows', 'data/locations'],
    ],
    instead: 'an admin screen reads through Payload as its user.',
  },
}

const PAGE = ['lib', 'env', 'domain', 'data', 'components', 'blocks', 'styles']

/** Parts of src/app, by the folders that they are. */
/** @type {Record<string, { at: string, may: string[], instead: string, entry?: boolean }>} */
const APP = {
  site: {
    at: '[(](site|preview|platform|look)[)]',
    may: [
      ...PAGE,
      'cache',
      // What a shopper has begun: read and changed by its feature.
      'alerts',
      'appointments',
      'figures',
      'reservations',
      'shoppers',
      'valuations',
      // The card page of the payments that are tests, and whether codes can go by SMS.
      'integrations/payments/testCards',
      'integrations/payments/testSession',
      'integrations/sms',
    ],
    instead: 'a page reads through src/data, and what a shopper has begun through its feature.',
  },
  api: {
    at: 'api',
    may: [
      ...[...BASE, 'domain', 'data', 'cache', 'integrations', 'integrator-api', 'car-sheet', 'figures'],
      ...['alerts', 'appointments', 'leads', 'pictures', 'reservations', 'shoppers', 'spin', 'valuations'],
      // Answers that are markup.
      ...['components/car', 'components/forms'],
      'cli/server',
    ],
    instead: 'a call reads through src/data and writes through a feature.',
  },
  admin: {
    at: '[(]payload[)]',
    may: [...BASE, 'admin', 'access/restError', 'access/restFault'],
    instead: 'what the admin shows is in src/admin.',
    entry: true,
  },
  developers: {
    at: 'developers',
    may: [...BASE, 'domain/keys/apiKeys', 'integrator-api', 'integrations/webhooks', 'jobs/backoff'],
    instead: 'the documents of the API are made in integrator-api.',
  },
  pictures: {
    at: '(media|pictures)',
    may: [...BASE, 'pictures'],
    instead: 'pictures are read and made in src/pictures.',
  },
}

/** What may run in a browser. */
const IN_BROWSER = [
  ...['lib', 'domain', 'components', 'images', 'styles'],
  // A client file imports those of its own screen; border-components keeps them out of the parts of the site.
  ...['admin', 'app'],
  // Pure: the shape of a reference, and the labels of stored names.
  ...['access/ids', 'fields/label'],
]

const alternatives = (names) => `(${names.join('|')})`
/** `^src/(a|b)(/|[.])`: a room is a folder or a file with that name; `a/b` stands for a part of a room. */
const inRooms = (names) => `^src/${alternatives(names)}([./])`

const border = (room, from, { may, instead, entry = false }) => ({
  name: `border-${room}`,
  comment: `${room} may import ${may.join(', ')}. Instead: ${instead}`,
  severity: 'error',
  from: { path: from },
  to: {
    path: `^(src/|${entry ? '' : 'payload[.]config|'}server[.]ts|tenants/|scripts/|tests/)`,
    pathNot: inRooms(may),
  },
})
const borders = [
  ...Object.entries(ROOMS).map(([room, line]) =>
    border(room, inRooms([room]), { ...line, may: [room, ...line.may] }),
  ),
  ...Object.entries(APP).map(([part, { at, ...line }]) =>
    border(`app-${part}`, `^src/app/${at}/`, { ...line, may: ['app', ...line.may] }),
  ),
]

const literally = (file) => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const mayRunInBrowser = new RegExp(inRooms(IN_BROWSER))
const inBrowser = clientFiles((file) => mayRunInBrowser.test(file))
/** `use client` is in the text of a file, which no rule can name: so the rule lists the files. */
const borderOfBrowser = {
  name: 'border-browser',
  comment: `What runs in the browser may import ${IN_BROWSER.join(', ')}. Instead: the server hands it over as props, or a call answers it.`,
  severity: 'error',
  from: { path: inBrowser.map((file) => `^${literally(file)}$`) },
  to: {
    path: '^(src/|payload[.]config|server[.]ts|tenants/|scripts/|tests/)',
    pathNot: mayRunInBrowser.source,
    dependencyTypesNot: ['type-only'],
  },
}

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
    ...(inBrowser.length ? [borderOfBrowser] : []),
    {
      name: 'nothing-imports-app',
      severity: 'error',
      comment: 'Move the shared part to components, data or lib.',
      from: { pathNot: '^src/app/' },
      to: { path: '^src/app/' },
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
    {
      name: 'parts-of-app-are-listed',
      severity: 'error',
      comment: 'A new part of src/app gets a line in APP.',
      from: {
        path: '^src/app/',
        pathNot: `^src/app/${alternatives(Object.values(APP).map(({ at }) => at))}/`,
      },
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
