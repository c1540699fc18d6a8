/**
 * A cached page through the door against bare Node that sends the same bytes from a prebuilt buffer, both sides in one
 * run and in turns, 10 connections. Load by wrk where it is installed, else by autocannon. The ratio of requests/s is the
 * median of the rounds; the ratio of CPU time per request takes each side's best round, which a busy machine hardly moves.
 * Run: node --import tsx tests/bench/door.bench.ts
 */
import { execFile, fork, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

const ROUNDS = Number(process.argv[2] ?? 3)
const SECONDS = 2
const GOAL = 0.6
const CASES = [
  { name: 'car page, 60 kB', size: 60_000, gzip: false },
  { name: 'list page, 120 kB', size: 120_000, gzip: false },
  { name: 'home, 35 kB', size: 35_000, gzip: false },
  { name: 'car page, gzip', size: 60_000, gzip: true },
  { name: 'list page, gzip', size: 120_000, gzip: true },
]
const run = promisify(execFile)
const hasWrk = spawnSync('sh', ['-c', 'command -v wrk']).status === 0

async function target(side: 'bare' | 'door', size: number): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(path.join(import.meta.dirname, 'doorTarget.ts'), [side, String(size)], {
    execArgv: ['--import', 'tsx'],
  })
  const [{ port }] = await once(child, 'message')
  return { child, port }
}

interface Sample {
  rps: number
  p99: number
  count: number
}

/** Requests per second, p99 in ms, and how many there were. */
async function load(port: number, gzip: boolean): Promise<Sample> {
  const headers = { Host: 'dealer.localhost', ...(gzip ? { 'accept-encoding': 'gzip' } : {}) }
  const url = `http://127.0.0.1:${port}/search/used-cars`
  if (!hasWrk) {
    const result = await autocannon({ url, headers, connections: 10, duration: SECONDS })
    return { rps: result.requests.average, p99: result.latency.p99, count: result.requests.total }
  }
  const args = [
    '-t1',
    '-c10',
    `-d${SECONDS}`,
    '--latency',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
  ]
  const { stdout: out } = await run('wrk', [...args, url])
  const p99 = /99%\s+([\d.]+)(us|ms|s)/.exec(out)
  const unit = { us: 0.001, ms: 1, s: 1000 }[p99?.[2] ?? 'ms'] ?? 1
  return {
    rps: Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1] ?? 0),
    p99: Number(p99?.[1] ?? 0) * unit,
    count: Number(/(\d+) requests in/.exec(out)?.[1] ?? 0),
  }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function cpuMs(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('cpu')
  const [{ user, system }] = await answer
  return (user + system) / 1000
}

interface Side {
  child: ChildProcess
  port: number
  samples: Sample[]
  /** CPU microseconds per request. */
  cpu: number[]
}

async function round(side: Side, gzip: boolean): Promise<void> {
  const before = await cpuMs(side.child)
  const sample = await load(side.port, gzip)
  side.cpu.push((1000 * ((await cpuMs(side.child)) - before)) / sample.count)
  side.samples.push(sample)
}

const rows = []
for (const { name, size, gzip } of CASES) {
  const bare: Side = { ...(await target('bare', size)), samples: [], cpu: [] }
  const door: Side = { ...(await target('door', size)), samples: [], cpu: [] }
  for (const side of [bare, door]) await load(side.port, gzip)
  for (let turn = 0; turn < ROUNDS; turn++) for (const side of [bare, door]) await round(side, gzip)
  for (const side of [bare, door]) side.child.kill()
  rows.push({
    page: name,
    'bare rps': Math.round(median(bare.samples.map(({ rps }) => rps))),
    'door rps': Math.round(median(door.samples.map(({ rps }) => rps))),
    'rps ratio': Number(
      median(door.samples.map(({ rps }, i) => rps / (bare.samples[i]?.rps ?? 1))).toFixed(2),
    ),
    'bare CPU µs': Number(Math.min(...bare.cpu).toFixed(1)),
    'door CPU µs': Number(Math.min(...door.cpu).toFixed(1)),
    'CPU ratio': Number((Math.min(...bare.cpu) / Math.min(...door.cpu)).toFixed(2)),
    goal: GOAL,
    'bare p99 ms': Number(median(bare.samples.map(({ p99 }) => p99)).toFixed(1)),
    'door p99 ms': Number(median(door.samples.map(({ p99 }) => p99)).toFixed(1)),
  })
}
console.table(rows)
console.info(JSON.stringify({ bench: 'door', load: hasWrk ? 'wrk' : 'autocannon', rows }))
