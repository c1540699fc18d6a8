// `npm start` and, with --dev, `npm run dev`: sets up what is missing, starts the server, says where everything is.
// Plain Node without dependencies, so that it runs on a clean clone.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { readyLines } from './lib/announce.mjs'

const dev = process.argv.includes('--dev')
const started = Date.now()
const NODE_NEEDED = [20, 19]
const POLL_MS = 25

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NODE_NEEDED[0] || (major === NODE_NEEDED[0] && minor >= NODE_NEEDED[1])) return
  console.error(`Forecourt needs Node ${NODE_NEEDED.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Runs a stage; prints how long it took if there was something to do. */
async function stage(name, work) {
  const since = Date.now()
  if (await work()) console.log(`${name}: done in ${seconds(since)}`)
}

/** True when our own server answers as ready: another program may hold the port. */
function readyAt(port, host, pid) {
  return new Promise((resolve) => {
    const request = get(
      { host, port, path: '/readyz', timeout: 5000, headers: { host: 'localhost' } },
      (response) => {
        let body = ''
        response.on('data', (part) => (body += part))
        response.on('end', () => resolve(response.statusCode === 200 && body.includes(`"pid":${pid},`)))
      },
    )
    request.on('error', () => resolve(false))
    request.on('timeout', () => request.destroy())
  })
}

/** Waits for the server to be ready; prints progress during a long first start (stores, demo dealers, search index). */
async function untilReady(child, port, host) {
  let printed = Date.now()
  while (child.exitCode === null && child.signalCode === null) {
    if (await readyAt(port, host, child.pid)) return true
    if (Date.now() - printed > 10_000) {
      printed = Date.now()
      console.log(`Still starting (stores, dealers, search index) … ${seconds(started)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return false
}

function readDemo(dataDir) {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8'))
  } catch {
    return null
  }
}

checkNode()
if (!existsSync('package-lock.json')) {
  console.error('Run this in the project folder: there is no package-lock.json here.')
  process.exit(1)
}
const { install } = await import('./lib/install.mjs')
await stage('Packages', () => install('run'))
const { build, SERVER } = await import('./lib/build.mjs')
if (!dev) {
  await stage('Build', () => build({ isStart: true })).catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}

const port = Number(process.env.PORT || 3000)
const host = process.env.HOST && process.env.HOST !== '0.0.0.0' ? process.env.HOST : '127.0.0.1'
console.log(`Starting ${dev ? 'with hot reload' : 'the server'} on port ${port} …`)

const child = spawn(process.execPath, dev ? ['--import', 'tsx', 'server.ts'] : [SERVER], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    MALLOC_ARENA_MAX: '2',
  },
})
// The terminal sends Ctrl+C to both processes, and a second signal does no harm; a supervisor signals only this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

let ready = false
await stage('Stores, dealers, search index', async () => (ready = await untilReady(child, port, host)))
const demo = process.env.DATABASE_URL ? null : readDemo(process.env.DATA_DIR || '.data')
if (ready) console.log(readyLines(demo, process.env, seconds(started)).join('\n'))
