/** Who may open a connection, and why. A new place is a decision: it reads the net, or it is a door for those who want to. */

/** Folders and files of `src` and of the root: the longest name that fits counts. */
export const OUR_OWN: readonly (readonly [place: string, why: string])[] = [
  [
    'src/integrations/certificate.ts',
    'shakes hands with the domains that the platform set for dealers, for the end of their certificates: nothing is asked or read',
  ],
  [
    'src/integrations/remotePicture.ts',
    'the one door to addresses that others chose: guarded agent, size, time',
  ],
  [
    'src/integrations/outbound.ts',
    'the guarded agent itself: public addresses only, checked when it connects',
  ],
  ['src/integrations/webhooks.ts', 'to addresses of dealers, by the guarded agent'],
  ['src/integrations/payments/', 'Stripe, by its own package'],
  ['src/integrations/mail/', "the operator's mail server (SMTP_URL)"],
  ['src/integrations/services.ts', "whether the operator's Redis and mail server answer"],
  ['src/integrations/sms.ts', "the operator's gateway (SMS_URL)"],
  ['src/integrations/jsonService.ts', "the operator's services (GEOCODER_URL, VALUATION_URL, REGO_URL)"],
  ['src/integrations/maps.ts', "the operator's map server, by numbers of a tile"],
  ['src/integrations/storage/s3.ts', "the operator's object storage (S3_ENDPOINT)"],
  ['src/search/meilisearch/', "the operator's search engine (MEILISEARCH_HOST)"],
  ['src/cache/redis.ts', "the operator's Redis (REDIS_URL)"],
  ['src/lib/limiter.ts', "the operator's Redis (REDIS_URL)"],
  ['src/db/', 'the database (DATABASE_URL)'],
  [
    'src/admin/dealers/launch/probe.ts',
    'this server on the loopback, the name service for a host of a dealer',
  ],
  ['src/cli/client/', "the operator's command: this server, and whether the operator's services answer"],
  ['src/server/', 'listens; never calls'],
  [
    'src/server/tracing/',
    "the operator's collector of traces (OTEL_EXPORTER_OTLP_ENDPOINT) and Redis (REDIS_URL)",
  ],
  ['src/components/', 'runs in the browser; the policy of the page allows its own host only'],
  ['src/admin/ask/ask.ts', 'runs in the browser'],
  ['src/admin/frame/RowScreen.tsx', 'runs in the browser'],
  ['src/admin/place/useLocationState.ts', 'runs in the browser'],
  ['src/admin/settings/makes/MakesField.tsx', 'runs in the browser'],
  ['src/admin/links/useTargets.ts', 'runs in the browser'],
  ['src/admin/fields/hooks.tsx', 'runs in the browser'],
  ['src/admin/fields/referred.ts', 'runs in the browser'],
  ['src/admin/pictures/sendPhoto.ts', 'runs in the browser'],
  [
    'src/app/(site)/sites/[host]/chat-window/',
    'a script for the browser of the shopper, in the frame of the chat',
  ],
  ['src/lib/partners/frame.ts', 'a script for the browser of the shopper, in the frame of a partner'],
  ['src/components/place/revealPhone.ts', 'runs in the browser'],
]

/** Packages whose own code could open one. `payload` and its screens have lists of files of their own. */
export const PACKAGES: Readonly<Record<string, string>> = {
  '@modelcontextprotocol/sdk': 'its client and its server of long answers, which we do not use',
  '@payloadcms/richtext-lexical': 'screens in the browser',
  '@payloadcms/ui': 'screens in the browser',
  aws4fetch: 'signs the calls of integrations/storage/s3',
  esbuild: 'its own installation',
  ioredis: "the operator's Redis",
  'libheif-js': 'the loader of its WebAssembly in a browser; ours is in the package',
  'lru-cache': 'the name of a method',
  meilisearch: "the operator's search engine",
  nodemailer: "the operator's mail server; attachments by address are not used",
  'prom-client': 'its push gateway, which we do not use',
  'react-hook-form': 'its form component in the browser, which we do not use',
  stripe: 'Stripe, in integrations/payments',
  swr: 'data of screens in the browser',
  tsx: 'the commands and development',
  typescript: 'its language server, which nobody starts',
  undici: 'the agents of integrations/outbound',
}

/** Files of Payload's packages that run in this server, and what keeps each from fetching. */
export const OF_PAYLOAD: Readonly<Record<string, string>> = {
  'payload/dist/fields/validations.js':
    'fetches the schema of a json field by its address; ours come with theirs',
  'payload/dist/index.js': 'only exports it',
  'payload/dist/uploads/endpoints/getFileFromURL.js': 'pasteURL is off; access/uploads.test.ts',
  'payload/dist/uploads/generateFileData.js': 'access/fileOnly refuses before it; access/uploads.test.ts',
  'payload/dist/uploads/getExternalFile.js': 'called by generateFileData only',
  'payload/dist/uploads/getFileFromClientUpload.js': 'needs handlers of a storage plugin; there is none',
  'payload/dist/uploads/safeFetch.js': 'called by the files above only',
  'payload/dist/utilities/telemetry/index.js': 'telemetry is off',
  '@payloadcms/next/dist/routes/rest/og/index.js': 'pictures of links are off (admin.meta)',
  '@payloadcms/next/dist/views/API/index.client.js': 'runs in the browser',
  '@payloadcms/next/dist/views/Account/ResetPreferences/index.js': 'runs in the browser',
}
