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
const PARSER = '.next/forecourt-parser.cjs'
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
  const found = statSync(entry, { throwIfNoEntry: false })
  if (!found) return
  if (found.isFile()) {
    if (!entry.startsWith('tenants') || !DATA.test(entry)) yield [entry, found]
    return
  }
  for (const name of readdirSync(entry).sort()) yield* filesUnder(path.join(entry, name))
}

const hashOf = (partsOf) => {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const [file, found] of filesUnder(source)) for (const part of partsOf(file, found)) hash.update(part)
  return hash.digest('hex')
}

export const sourceHash = () => hashOf((file) => [file, readFileSync(file)])
/** Any write renews `ctime`, which nobody can set: the same sizes and times are the same content, without a file opened. */
const sourceTimes = () => hashOf((file, { size, ctimeMs }) => [`${file} ${size} ${ctimeMs}\n`])

export function isBuilt() {
  if (![STAMP, BUILD_ID, SERVER, PARSER].every((file) => existsSync(file))) return false
  // The content that was built, and the times of its files before it was read.
  const [hash, times] = readFileSync(STAMP, 'utf8').split(' ')
  const timesNow = sourceTimes()
  if (times === timesNow) return true
  if (hash !== sourceHash()) return false
  writeFileSync(STAMP, `${hash} ${timesNow}`)
  return true
}

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
  // Some packages in the file still ask for Node's own modules by require.
  await bundle({
    ...how,
    entryPoints: ['src/features/stock/files/parserThread.ts'],
    outfile: PARSER,
    format: 'cjs',
  })
}

const NOTICE_MS = 10_000

/** What Next says is for who works on the pages; a start says that it is still at it, and shows the rest when the build fails. */
async function nextBuild(isStart) {
  // All pages are made when they are asked for: the rest of a build would load each to find that out, and open a database.
  const mode = ['--experimental-build-mode', 'compile']
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build', ...mode], {
    stdio: isStart ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  const words = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => words.push(part))
  const since = Date.now()
  const telling = setInterval(() => {
    if (isStart) console.log(`Still building … ${Math.round((Date.now() - since) / 1000)} s`)
  }, NOTICE_MS)
  // A terminal stops both; a supervisor knows this process alone.
  const stop = () => child.kill()
  process.once('SIGTERM', stop)
  const code = await new Promise((resolve) => child.on('close', resolve))
  process.off('SIGTERM', stop)
  clearInterval(telling)
  if (code === 0) return
  process.stderr.write(Buffer.concat(words))
  throw new Error('The build failed; the lines above say where.')
}

/** Resolves to true when it had to build, rejects when the build fails. `isStart`: a line each ten seconds in place of all that Next says. */
export async function build({ isStart = false } = {}) {
  if (isBuilt()) return false
  const times = sourceTimes()
  const hash = sourceHash()
  console.log('Building the site (first start or changed sources), one to two minutes …')
  await nextBuild(isStart)
  await bundleServer()
  writeFileSync(STAMP, `${hash} ${times}`)
  return true
}
