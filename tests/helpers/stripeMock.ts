/** Stripe's own mock server: STRIPE_MOCK, else the one on the PATH, else built once by Go into `.cache`. */
import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const MODULE = 'github.com/stripe/stripe-mock@v0.203.0'
const BIN = path.resolve('.cache/go/bin')
const BUILT = path.join(BIN, 'stripe-mock')

const runs = (command: string, flag: string) => spawnSync(command, [flag], { stdio: 'ignore' }).status === 0
const go = () => ['go', '/usr/local/go/bin/go'].find((command) => runs(command, 'version')) ?? 'go'

async function command(): Promise<string> {
  if (process.env.STRIPE_MOCK) return process.env.STRIPE_MOCK
  if (runs('stripe-mock', '-version')) return 'stripe-mock'
  if (!existsSync(BUILT)) {
    const folder = path.dirname(BIN)
    const env = { ...process.env, GOBIN: BIN, GOPATH: folder, GOCACHE: path.join(folder, 'build') }
    // A module cache is read-only by default, and a folder of `.cache` must be removable.
    await promisify(execFile)(go(), ['install', '-modcacherw', MODULE], { env })
  }
  return BUILT
}

/** The address that the server reports to listen on. */
const listening = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let message = ''
    const hear = (part: unknown) => {
      message += String(part)
      const port = /address: \S*:(\d+)/.exec(message)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`stripe-mock ended: ${message}`)))
  })

export async function startStripeMock(): Promise<{ apiBase: string; stop: () => void }> {
  const server = spawn(await command(), ['-http-port', '0'])
  return { apiBase: await listening(server), stop: () => void server.kill() }
}
