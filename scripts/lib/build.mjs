// `next build` when a source changed since the last build; nothing otherwise.
import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BUILD_ID, BUILT_CONFIG } from '../../src/lib/nextBuild.mjs'

const STAMP = '.next/forecourt-build'
/** Our own server as one plain file, for production. */
export const SERVER = '.next/forecourt-server.mjs'
/** The thread that parses what others send, whole: it loads no package. */
const PARSER = '.next/forecourt-parser.mjs'
const SOURCES = [
  'server.ts',
  'src',
  'tenants',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
// Stock and pictures are read at run time, so a change there needs no build.
const DATA = /(\.json|\.webp|\.avif|\.jpg|\.png)$/

function* filesUnder(entry) {
  if (!existsSync(entry)) return
  if (statSync(entry).isFile()) return yield entry
  for (const name of readdirSync(entry).sort()) yield* filesUnder(path.join(entry, name))
}

export function sourceHash() {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of filesUnder(source)) {
      if (file.startsWith('tenants') && DATA.test(file)) continue
      hash.update(file).update(readFileSync(file))
    }
  return hash.digest('hex')
}

export function isBuilt(hash = sourceHash()) {
  return (
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === hash &&
    existsSync(BUILD_ID) &&
    existsSync(SERVER) &&
    existsSync(PARSER)
  )
}

/** Some packages in the file still ask for Node's own modules the old way. */
const REQUIRE = `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)`

// Run through tsx instead, it would keep a compiler, its output and the map of every bundle: 390 MB more memory at the start, and some seconds.
async function bundleServer() {
  const { build: bundle } = await import('esbuild')
  const how = {
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    keepNames: true,
    logLevel: 'warning',
  }
  const banner = { js: BUILT_CONFIG }
  await bundle({ ...how, entryPoints: ['server.ts'], outfile: SERVER, packages: 'external', banner })
  await bundle({
    ...how,
    entryPoints: ['src/stock/file/parserThread.ts'],
    outfile: PARSER,
    banner: { js: REQUIRE },
  })
}

/** Resolves to true when it had to build, rejects when the build fails. */
export async function build() {
  const hash = sourceHash()
  if (isBuilt(hash)) return false
  console.log('Building the site (first start or changed sources), one to two minutes …')
  const child = spawn('npx', ['next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) throw new Error('The build failed; the lines above say where.')
  await bundleServer()
  writeFileSync(STAMP, hash)
  return true
}
