import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/** Paths that belong to the platform or to every host alike; all others of a dealer host are pages of its site. */
const notSite = '(?!_next/|api(?:/|$)|pictures/|fonts/|media/)'

const config: NextConfig = {
  // src/server compresses once, when a page enters its cache.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  // Bundled, Payload would stand once in the chunk of every route: 11 times 5 MB of source to read and keep.
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
    optimizePackageImports: ['radix-ui'],
    // For caches that know an answer by its address alone; ours knows the headers, and hands on few kinds of them.
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
