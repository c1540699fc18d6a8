import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/** Paths that belong to the platform or to all hosts; every other path on a dealer's host is a page of its site. */
const notSite = '(?!_next/|api(?:/|$)|pictures/|fonts/|media/)'

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
  ],
  experimental: {
    // For caches that know only an address; ours also uses the headers, of which it passes on few kinds.
    validateRSCRequestHeaders: false,
  },
  rewrites: async () => ({
    // src/server names the dealer host in a header of its own (and strips any that a visitor sends).
    beforeFiles: [
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
