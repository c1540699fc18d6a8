import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { existsSync } from 'node:fs'
import { BUILD_ID } from './src/lib/nextBuild.mjs'

/** Paths that belong to the platform or to all hosts; every other path on a dealer's host is a page of its site. */
const notSite = '(?!_next/|api(?:/|$)|pictures/|fonts/|media/|i/)'

const config: NextConfig = {
  // src/server compresses once, when a page enters its cache.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  // If Payload were bundled, it would be in the chunk of every route: 11 times 5 MB of source to read and keep in memory.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-mongodb',
    'pino',
    'sharp',
    '@react-pdf/renderer',
    'ioredis',
    'nodemailer',
    'meilisearch',
    // The chunks of the routes held up to 23 copies of each of these.
    'zod',
    'luxon',
    'lru-cache',
    'undici',
    'libphonenumber-js',
    'rate-limiter-flexible',
    'ical-generator',
    'sanitize-html',
    'stripe',
    'busboy',
  ],
  // Parts of Payload's screens import their styles a second time, as Sass: `@payloadcms/next/css` has them all.
  turbopack: { rules: { '*.scss': { type: 'text' } } },
  experimental: {
    // The first build would write 600 MB for a second one that may never come.
    turbopackFileSystemCacheForBuild: existsSync(BUILD_ID),
    // Nobody reads the maps, and the server's own code needs none when it stays as it was written.
    turbopackSourceMaps: false,
    turbopackMinify: { server: false },
    // It would read the code of every page before the first is asked for, and instantiate none of it.
    preloadEntriesOnStart: false,
    // For caches that know only an address; ours also uses the headers, of which it passes on few kinds.
    validateRSCRequestHeaders: false,
  },
  // Lists of all files that each route may read, 40 MB of them, are for hosts that run each route alone.
  outputFileTracingExcludes: { '/**/*': ['**/*'] },
  rewrites: async () => ({
    // src/server names the dealer host in a header of its own (and strips any that a visitor sends).
    beforeFiles: [
      // A page names the drawing of its icons up to 250 times (components/ui/Icon.tsx).
      { source: '/i/:hash', destination: '/_next/static/media/icons.:hash.svg' },
      {
        source: `/:path(${notSite}.*)`,
        has: [{ type: 'header', key: 'x-forecourt-site', value: '(?<site>[a-z0-9.-]+)' }],
        destination: '/sites/:site/:path',
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
}

export default withPayload(config, { devBundleServerPackages: false })
