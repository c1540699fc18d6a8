import path from 'node:path'
import { z } from 'zod'

const url = (schemes: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (value) => schemes.some((scheme) => value.startsWith(scheme)),
      `must start with ${schemes.join(' or ')}, for example ${example}`,
    )
const HTTP = ['http://', 'https://']
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** “true” or “yes” would quietly mean no. */
const SWITCH = z.enum(['0', '1'], 'must be 1 for yes, or 0 or empty for no')
/** Of the traces; `parentbased` takes over what a proxy in front decided. */
const SAMPLERS = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`])
const PORTS = 'must be a port number from 0 to 65535, where 0 takes any that is free'

const variables = z.object({
  NODE_ENV: z.string().optional(),
  DEMO_HISTORY: optional(SWITCH),
  PORT: optional(z.coerce.number(PORTS).int(PORTS).min(0, PORTS).max(65535, PORTS)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    url(['mongodb://', 'mongodb+srv://', 'file:'], 'mongodb://db/forecourt?replicaSet=rs0'),
  ),
  DATABASE_ALLOW_STANDALONE: optional(SWITCH),
  MEILISEARCH_HOST: optional(url(HTTP, 'http://meilisearch:7700')),
  MEILISEARCH_API_KEY: optional(z.string()),
  REDIS_URL: optional(url(['redis://', 'rediss://'], 'redis://redis:6379')),
  S3_BUCKET: optional(z.string()),
  S3_ENDPOINT: optional(url(HTTP, 'https://s3.ap-southeast-2.amazonaws.com')),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  PICTURE_CACHE_MB: optional(
    z.coerce.number('must be a number of megabytes').int().min(10, 'must be at least 10').max(10_000_000),
  ),
  PAGE_CACHE_MB: optional(
    z.coerce.number('must be a number of megabytes').int().min(0, 'must be at least 0').max(100_000),
  ),
  SMTP_URL: optional(url(['smtp://', 'smtps://'], 'smtps://user:password@mail.example:465')),
  SMS_URL: optional(url(HTTP, 'https://sms.example/send')),
  MAIL_FROM: optional(
    z
      .string()
      .regex(/^[^\s@<>"]+@[^\s@<>"]+$/, 'must be an address alone, for example no-reply@forecourt.example'),
  ),
  VALUATION_URL: optional(url(HTTP, 'https://prices.example/value')),
  VALUATION_KEY: optional(z.string()),
  REGO_URL: optional(url(HTTP, 'https://register.example/lookup')),
  REGO_KEY: optional(z.string()),
  GEOCODER_URL: optional(url(HTTP, 'https://places.example/postcode')),
  GEOCODER_KEY: optional(z.string()),
  MAP_TILES_URL: optional(url(HTTP, 'https://tiles.example/{z}/{x}/{y}.png')),
  MAP_TILES_ATTRIBUTION: optional(z.string()),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_API_BASE: optional(url(HTTP, 'https://api.stripe.com')),
  PAYLOAD_SECRET: optional(z.string()),
  PREVIOUS_SECRETS: optional(z.string()),
  PLATFORM_HOST: optional(
    z
      .string()
      .regex(/^[a-z0-9.-]+$/, 'must be a host name without scheme or port, for example forecourt.example'),
  ),
  ROLE: optional(z.enum(['all', 'web', 'worker'], 'must be all, web or worker')),
  TRUST_PROXY: optional(SWITCH),
  OPERATOR_TOKEN: optional(
    z.string().min(32, 'must be at least 32 random characters (openssl rand -hex 32)'),
  ),
  PLATFORM_ADMIN_TWO_STEPS: optional(
    z.enum(['required', 'optional'], 'must be required or optional: do platform admins need a second step?'),
  ),
  UNCACHED_PAGES_PER_MINUTE: optional(
    z.coerce.number('must be a number of pages').int().min(60, 'must be at least 60').max(1_000_000),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url(HTTP, 'http://collector:4318')),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(url(HTTP, 'http://collector:4318/v1/traces')),
  OTEL_EXPORTER_OTLP_HEADERS: optional(z.string()),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_RESOURCE_ATTRIBUTES: optional(z.string()),
  OTEL_TRACES_SAMPLER: optional(z.enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`)),
  OTEL_TRACES_SAMPLER_ARG: optional(
    z.coerce.number('must be a share from 0 to 1, for example 0.1').min(0).max(1),
  ),
  OTEL_SDK_DISABLED: optional(z.enum(['true', 'false'], 'must be true or false')),
  FORECOURT_KEY: optional(z.string()),
  FORECOURT_URL: optional(url(HTTP, 'https://forecourt.example')),
  LOG_LEVEL: optional(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
  ),
})
type Variables = z.infer<typeof variables>
/** @internal A test holds the documents to it. */
export const VARIABLES = Object.keys(variables.shape)

const WEAK = /^(change-?me|secret|password|your-?secret.*|forecourt|test|default|(.)\2+)$/i

function productionFaults(v: Variables): string[] {
  const faults: string[] = []
  if (!v.PAYLOAD_SECRET)
    faults.push('PAYLOAD_SECRET is missing: set it to at least 32 random characters (openssl rand -hex 32).')
  else if (v.PAYLOAD_SECRET.length < 32 || WEAK.test(v.PAYLOAD_SECRET))
    faults.push('PAYLOAD_SECRET is too weak: use at least 32 random characters (openssl rand -hex 32).')
  if (!v.PLATFORM_HOST)
    faults.push(
      'PLATFORM_HOST is missing: set it to the host of the admin and the API, for example forecourt.example.',
    )
  else if (!v.PLATFORM_HOST.includes('.'))
    faults.push(
      'PLATFORM_HOST is no public host name: give it with its domain, for example forecourt.example (localhost serves demo mode only).',
    )
  if (
    v.DATABASE_URL?.startsWith('mongodb://') &&
    !/[?&]replicaSet=/.test(v.DATABASE_URL) &&
    v.DATABASE_ALLOW_STANDALONE !== '1'
  )
    faults.push('DATABASE_URL names no replica set: add ?replicaSet=rs0.')
  if (v.MEILISEARCH_HOST && !v.MEILISEARCH_API_KEY)
    faults.push('MEILISEARCH_API_KEY is missing: MEILISEARCH_HOST is set, so give the key of that server.')
  return faults
}

function pairFaults(v: Variables): string[] {
  const s3 = [v.S3_ENDPOINT, v.S3_ACCESS_KEY_ID, v.S3_SECRET_ACCESS_KEY]
  const faults: string[] = []
  if (v.S3_BUCKET && s3.some((part) => !part))
    faults.push('S3_BUCKET is set, so S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too.')
  if (Boolean(v.MAP_TILES_URL) !== Boolean(v.MAP_TILES_ATTRIBUTION))
    faults.push('MAP_TILES_URL and MAP_TILES_ATTRIBUTION belong together: every map names its source.')
  if (Boolean(v.STRIPE_SECRET_KEY) !== Boolean(v.STRIPE_WEBHOOK_SECRET))
    faults.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or neither.')
  if (v.ROLE && v.ROLE !== 'all' && !v.DATABASE_URL?.startsWith('mongodb'))
    faults.push(
      `ROLE=${v.ROLE} splits the work over processes, so DATABASE_URL must name a MongoDB (SQLite serves one process).`,
    )
  if (v.ROLE && v.ROLE !== 'all' && !v.REDIS_URL)
    faults.push(
      `ROLE=${v.ROLE} splits the work over processes, so REDIS_URL is needed to keep their page caches in step.`,
    )
  if (v.ROLE && v.ROLE !== 'all' && !v.MEILISEARCH_HOST)
    faults.push(
      `ROLE=${v.ROLE} splits the work over processes, so MEILISEARCH_HOST is needed: the built-in search serves one process.`,
    )
  return faults
}

function toEnv(v: Variables, secretIn: (dataDir: string) => string) {
  const mode = v.DATABASE_URL ? ('production' as const) : ('demo' as const)
  const dataDir = path.resolve(/* turbopackIgnore: true */ v.DATA_DIR ?? '.data')
  const meili = v.MEILISEARCH_HOST
  const platformHost = v.PLATFORM_HOST ?? 'localhost'
  let secret = v.PAYLOAD_SECRET
  return {
    mode,
    dataDir,
    /** The demo dealers begin with three months behind them. */
    demoHistory: mode === 'demo' && v.DEMO_HISTORY !== '0',
    isDev: v.NODE_ENV === 'development',
    /** The program runs from what `npm run build` made. */
    isBuilt: v.NODE_ENV === 'production',
    port: v.PORT ?? 3000,
    host: v.HOST ?? (mode === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    databaseUrl: v.DATABASE_URL ?? `file:${path.join(/* turbopackIgnore: true */ dataDir, 'forecourt.db')}`,
    allowStandalone: v.DATABASE_ALLOW_STANDALONE === '1',
    meilisearch: meili ? { host: meili, apiKey: v.MEILISEARCH_API_KEY ?? '' } : undefined,
    redisUrl: v.REDIS_URL,
    s3: v.S3_BUCKET
      ? {
          bucket: v.S3_BUCKET,
          endpoint: v.S3_ENDPOINT ?? '',
          region: v.S3_REGION ?? 'ap-southeast-2',
          accessKeyId: v.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: v.S3_SECRET_ACCESS_KEY ?? '',
        }
      : undefined,
    pictureCacheBytes: (v.PICTURE_CACHE_MB ?? 2_000) * 1_000_000,
    /** At least one byte: zero would mean no limit. */
    pageCacheBytes: Math.max(1, (v.PAGE_CACHE_MB ?? 48) * 2 ** 20),
    smtpUrl: v.SMTP_URL,
    smsUrl: v.SMS_URL,
    /** The address that all mails come from. */
    sender: v.MAIL_FROM ?? `no-reply@${platformHost}`,
    /** Without it the platform's own stock is the price guide. */
    valuation: v.VALUATION_URL ? { url: v.VALUATION_URL, key: v.VALUATION_KEY } : undefined,
    /** Without it shoppers choose their car from lists. */
    rego: v.REGO_URL ? { url: v.REGO_URL, key: v.REGO_KEY } : undefined,
    /** Without it postcodes are looked up in the built-in table. */
    geocoder: v.GEOCODER_URL ? { url: v.GEOCODER_URL, key: v.GEOCODER_KEY } : undefined,
    /** Without it a location shows the dealer's own picture, or none. */
    mapTiles:
      v.MAP_TILES_URL && v.MAP_TILES_ATTRIBUTION
        ? { url: v.MAP_TILES_URL, attribution: v.MAP_TILES_ATTRIBUTION }
        : undefined,
    /** Without it payments run in test mode. */
    stripe:
      v.STRIPE_SECRET_KEY && v.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: v.STRIPE_SECRET_KEY,
            webhookSecret: v.STRIPE_WEBHOOK_SECRET,
            apiBase: v.STRIPE_API_BASE,
          }
        : undefined,
    platformHost,
    /** The demo's is made when it is needed, so that looking at a folder writes nothing into it. */
    get payloadSecret() {
      return (secret ??= secretIn(dataDir))
    },
    /** They open what they sealed, and seal nothing any more. */
    previousSecrets: (v.PREVIOUS_SECRETS ?? '').split(/[\s,]+/).filter(Boolean),
    role: v.ROLE ?? ('all' as const),
    trustProxy: v.TRUST_PROXY === '1',
    /** Opens /metrics and the details of /readyz to other machines. */
    operatorToken: v.OPERATOR_TOKEN,
    /** Platform admins must sign in with a code, too; the demo's log-ins are only a password. */
    platformTwoSteps:
      (v.PLATFORM_ADMIN_TWO_STEPS ?? (mode === 'production' ? 'required' : 'optional')) === 'required',
    missesPerMinute: v.UNCACHED_PAGES_PER_MINUTE ?? 600,
    logLevel: v.LOG_LEVEL ?? ('info' as const),
    /** A collector of traces is named; the packages of OpenTelemetry read the rest of its variables. */
    traces:
      v.OTEL_SDK_DISABLED !== 'true' &&
      Boolean(v.OTEL_EXPORTER_OTLP_ENDPOINT ?? v.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT),
    cli: { key: v.FORECOURT_KEY, url: v.FORECOURT_URL },
  }
}
export type Env = ReturnType<typeof toEnv>

/** Without faults `env` is set; else `faults` has one sentence per fault, naming its variable. */
export function parseEnv(
  source: Record<string, string | undefined>,
  secretIn: (dataDir: string) => string,
): { env: Env | null; faults: string[] } {
  const parsed = variables.safeParse(source)
  if (!parsed.success)
    return {
      env: null,
      faults: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`),
    }
  const faults = [
    ...(parsed.data.DATABASE_URL ? productionFaults(parsed.data) : []),
    ...pairFaults(parsed.data),
  ]
  return faults.length ? { env: null, faults } : { env: toEnv(parsed.data, secretIn), faults }
}
