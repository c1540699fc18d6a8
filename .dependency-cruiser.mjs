// The borders of the rooms under src, checked on resolved paths by `npm test` and `npm run verify`.
// A room may import what its line names, and itself. The reasons are in docs/decisions/0024-rooms-and-borders.md.
import { clientFiles } from './scripts/lint/client-files.mjs'

/** Pure: what a browser may load of a feature, and of core. */
const RULES = 'features/[^.]+[.](rules|data)'
const CORE_RULES = 'core/[a-z]+/(?!rows/|read/)[^.]+'
const PURE = ['lib', 'access/roles', CORE_RULES, 'search/list', 'search/seo', RULES]

const BASE = ['lib', 'env']
/** What stands below a feature. */
const BELOW = [...BASE, 'db', 'jobs', 'cache', 'integrations', 'access', 'payload-types']

/** The words of core: each may import those before it (docs/decisions/0127-the-words-of-core-have-an-order.md). */
const WORDS = ['dealer', 'place', 'money', 'car', 'person', 'letter', 'settings'].map(
  (word) => `core/${word}`,
)
const CORE = WORDS.map((word, at) => [
  word,
  {
    may: [...BELOW, ...WORDS.slice(0, at)],
    instead: 'core imports no feature, and no later word: move what both words need to the earlier one.',
  },
])

/** An `entry` is a start of the program, which loads payload.config.ts. */
/** @type {Record<string, { may: string[], instead: string, entry?: boolean }>} */
const ROOMS = {
  lib: { may: ['env'], instead: 'lib stands alone: take what it needs as an argument.' },
  integrations: { may: BASE, instead: 'a port knows its service only: take the facts as arguments.' },
  cache: {
    may: BASE,
    instead: 'cache names tags and hosts as text: the caller knows what they stand for.',
  },
  jobs: {
    may: [...BASE, 'db'],
    instead: 'jobs knows no feature: a feature registers its worker from boot.ts.',
  },
  server: {
    // Its table of routes asks pure parsers of addresses which parameters they read.
    may: [...BASE, 'cache', ...PURE],
    instead: 'server knows nothing of Payload: it meets the app through the registry.',
  },
  access: { may: BASE, instead: 'access decides from the request and the row alone.' },
  db: {
    may: BASE,
    instead: 'db is handed Payload by the registry and knows no feature: its rows stand in the feature.',
  },
  ...Object.fromEntries(CORE),
  search: { may: [...BELOW, 'core'], instead: 'search knows cars, dealers and their words only.' },
  features: { may: [...BELOW, 'core', 'search'], instead: 'what two features need is core, or an event.' },
  fields: { may: [...BASE, 'access', 'core'], instead: 'a field factory takes what it needs as an option.' },
  components: {
    may: [...PURE, 'images'],
    instead: 'components take props: read in page-data and hand the view down.',
  },
  blocks: {
    may: ['lib', 'core', 'search', 'features', 'components', 'fields', 'payload-types'],
    instead: 'blocks read through core, search and features.',
  },
  collections: {
    may: [...BELOW, 'core', RULES, 'fields', 'blocks'],
    instead: 'collections tell features by an event of jobs; a rule that both need is a *.rules.ts.',
  },
  definitions: {
    may: [...BELOW, 'core', 'search', 'features', 'blocks', 'collections'],
    instead: 'definitions load dealers through the rooms that own the rows.',
  },
  'integrator-api': {
    may: [...BASE, 'db', 'core', 'search', 'features'],
    instead: 'call the feature, then answer.',
  },
  cli: {
    may: [
      ...[...BASE, 'db', 'jobs', 'access', 'core', 'search', 'features', 'definitions', 'integrator-api'],
      // Doctor and a start ask in the same words.
      'integrations/services',
      // A call that is sent on is signed as the server signs it.
      'integrations/webhooks',
    ],
    instead: 'a command calls the feature.',
    entry: true,
  },
  admin: {
    may: [...BASE, 'db', 'access', 'fields', 'core', 'search', 'features', 'collections', 'payload-types'],
    instead: 'an admin screen reads through Payload as its user.',
  },
}

const PAGE = ['lib', 'env', 'core', 'search', 'features', 'components', 'blocks', 'styles']

/** Parts of src/app, by the folders that they are. */
/** @type {Record<string, { at: string, may: string[], instead: string, entry?: boolean }>} */
const APP = {
  site: {
    at: '[(](site|preview|platform|look)[)]',
    may: [
      ...[...PAGE, 'cache'],
      // The card page of the payments that are tests, and whether codes can go by SMS.
      ...['integrations/payments/test', 'integrations/sms'],
    ],
    instead: 'a page reads through core, search and features.',
  },
  api: {
    at: 'api',
    may: [
      ...[...BASE, 'core', 'search', 'features', 'cache', 'integrations', 'integrator-api'],
      // Answers that are markup.
      ...['components/car', 'components/forms'],
      'cli/server',
    ],
    instead: 'a call parses, authorises, calls the feature and answers.',
  },
  admin: {
    at: '[(]payload[)]',
    may: [...BASE, 'admin', 'access/restError', 'access/restFault'],
    instead: 'what the admin shows is in src/admin.',
    entry: true,
  },
  developers: {
    at: 'developers',
    may: [
      ...BASE,
      'features/keys/apiKeys[.]rules',
      'features/events/events[.]rules',
      // The boxes in which a partner tries a script.
      ...['components/trackers/partner', 'components/trackers/partnerFrames'],
      'integrator-api',
      'integrations/webhooks',
      'jobs/backoff',
    ],
    instead: 'the documents of the API are made in integrator-api.',
  },
  pictures: {
    at: '(media|pictures)',
    may: [...BASE, 'features/pictures'],
    instead: 'pictures are read and made in src/features/pictures.',
  },
}

/** What may run in a browser. */
const IN_BROWSER = [
  ...[...PURE, 'components', 'images', 'styles'],
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
        path: '^src/(cache|core/[a-z]+/rows|search/cars|features)/',
        pathNot: inRooms([RULES]),
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-stand-alone',
      severity: 'error',
      comment: 'What two features need is core, or an event.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'rows-are-read-by-views',
      severity: 'error',
      comment:
        'A page, a call of a site and a block see views: what core/<word>/read, search and a feature answer.',
      from: { path: '^src/(app|blocks|components)/' },
      to: {
        path: '^src/(core/[a-z]+/rows/|features/[^.]+Rows[.]ts$|db/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'core-reads-rows',
      severity: 'error',
      comment: 'A rule of core takes the facts as arguments; what reads or writes them is in rows or read.',
      from: { path: '^src/core/', pathNot: '^src/core/[a-z]+/(rows|read)/' },
      to: {
        path: '^src/(db/|jobs/|cache/|integrations/|core/[a-z]+/(rows|read)/)',
        // What a mail is, for the kit that writes them.
        pathNot: '^src/integrations/mail/types[.]ts$',
      },
    },
    {
      name: 'letters-come-from-the-kit',
      severity: 'error',
      comment:
        'Write a LetterKind and send mailOf(kind, ...) of core/letter, or mailOne and mailStaff to staff.',
      from: { path: '^src/', pathNot: '^src/(core/letter|integrations/mail)/' },
      to: { path: '^(src/integrations/mail/types[.]ts$|node_modules/nodemailer)' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'A *.rules.ts runs in a browser too: take the facts as arguments.',
      from: { path: '^src/features/[^.]+[.]rules[.]ts$' },
      to: {
        path: '^src/',
        pathNot: inRooms([...PURE, 'search/types']),
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
