// The import law of the house: who may import whom. Each message says what to import instead.
const to = (areas, message) => ({
  group: areas.flatMap((area) => [`@/${area}`, `@/${area}/**`, `**/src/${area}/**`]),
  message,
})

const app = to(['app'], 'Nothing imports app: move the shared part to components, data or lib.')

const LAWS = [
  {
    files: ['src/lib/**'],
    not: [
      'app',
      'blocks',
      'components',
      'data',
      'db',
      'search',
      'stock',
      'leads',
      'outbox',
      'collections',
      'domain',
    ],
    message: 'lib stands alone: pass what it needs as an argument.',
  },
  {
    files: ['src/domain/**'],
    not: [
      'app',
      'blocks',
      'components',
      'data',
      'db',
      'search',
      'stock',
      'leads',
      'outbox',
      'collections',
      'tenancy',
      'cache',
      'env',
    ],
    message: 'domain holds pure rules and imports only domain and lib.',
  },
  {
    files: ['src/components/**'],
    not: ['app', 'blocks', 'data', 'db', 'stock', 'outbox', 'collections', 'tenancy', 'cache', 'env'],
    message: 'components take props: read in the page with src/data and hand the view down.',
  },
  {
    files: ['src/blocks/**'],
    not: ['app', 'db', 'stock', 'leads', 'outbox'],
    message: 'blocks read through src/data.',
  },
  {
    files: ['src/data/**'],
    not: ['app', 'blocks', 'components', 'stock', 'leads', 'alerts', 'outbox'],
    message: 'data only reads: it knows db, search, tenancy and domain.',
  },
  {
    files: ['src/app/(site)/**', 'src/app/api/**'],
    not: ['db'],
    message: 'Pages and calls read through src/data and write through stock or leads.',
  },
  {
    files: ['src/collections/**'],
    not: ['app', 'components', 'data', 'search', 'stock', 'leads', 'db'],
    message: 'collections know access, fields, domain, cache and outbox.',
  },
  {
    files: ['src/stock/**', 'src/leads/**', 'src/outbox/**'],
    not: ['app', 'blocks', 'components', 'collections', 'data'],
    message: 'Import db, search, integrations, cache or domain instead.',
  },
  {
    files: ['src/alerts/**'],
    not: ['app', 'blocks', 'components', 'stock', 'search'],
    message: 'alerts read through src/data as a page does and write through src/db.',
  },
  {
    files: ['src/server/**'],
    not: [
      'app',
      'blocks',
      'components',
      'data',
      'db',
      'search',
      'stock',
      'leads',
      'outbox',
      'collections',
      'tenancy',
    ],
    message: 'The front door knows nothing of Payload: it meets the app through src/lib/meeting-points.',
  },
]

export const importLaw = LAWS.map(({ files, not, message }) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          app,
          to(
            not.filter((area) => area !== 'app'),
            message,
          ),
        ],
      },
    ],
  },
}))
