import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { onClientCore } from './cores'

const SCRIPT = path.join(import.meta.dirname, 'wrk.lua')
const TICKS_PER_SECOND = 100
const UNIT_MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }
const run = promisify(execFile)

export interface Target {
  port: number
  pid: number
}
export interface Load {
  path: string
  host?: string
  connections?: number
  seconds?: number
  encoding?: string
}
export interface Sample {
  rps: number
  p99: number
  /** CPU microseconds per request of the server and of the client. */
  serverUs: number
  clientUs: number
}

// Seven figures long, so that it also serves as an upper price that no car reaches.
let lastId = 1_000_000

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0

export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** What `times` of the shell says of its children: user and system time on the last line. */
const childSeconds = (out: string): number =>
  [...(out.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )

/** GET by wrk over loopback with keep-alive connections; a `[<id>]` in the path differs with each request of the whole run. */
export async function load(target: Target, how: Load): Promise<Sample> {
  if (spawnSync('sh', ['-c', 'command -v wrk']).status !== 0)
    throw new Error('The load tool wrk is missing: install the package wrk.')
  const { path: at, host = 'localhost', connections = 10, seconds = 4, encoding = 'identity' } = how
  const varied = at.includes('[<id>]')
  const origin = `http://127.0.0.1:${target.port}`
  const [command, args] = onClientCore('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}`,
    '--timeout=30',
    '--latency',
    '-H',
    `Host: ${host}`,
    '-H',
    `Accept-Encoding: ${encoding}`,
    ...(varied ? ['-s', SCRIPT, `${origin}/`, '--', at, String(lastId)] : [`${origin}${at}`]),
  ])
  const before = cpuSeconds(target.pid)
  const { stdout } = await run('sh', ['-c', '"$@"; times', 'sh', command, ...args])
  const serverSeconds = cpuSeconds(target.pid) - before
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0)
  const failed = /Non-2xx[^\n]*|Socket errors[^\n]*/.exec(stdout)?.[0]
  if (failed || count === 0) throw new Error(`${at}: ${failed ?? 'no answers'}`)
  if (varied) lastId += 2 * count + connections
  const p99 = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)
  return {
    rps: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99?.[1]) * (UNIT_MS[p99?.[2] ?? ''] ?? 1),
    serverUs: (1e6 * serverSeconds) / count,
    clientUs: (1e6 * childSeconds(stdout)) / count,
  }
}
