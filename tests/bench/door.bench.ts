/**
 * A cached page through the door against bare Node that sends the same bytes from a prebuilt buffer, both sides in one
 * run and in turns, 10 connections. The ratio of requests/s is the
 * median of the rounds; the ratio of CPU time per request takes each side's best round, which a busy machine hardly moves.
 * Run: node --import tsx tests/bench/door.bench.ts
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { clientCheck } from './clientCheck'
import { onServerCore } from './cores'
import { load, median, type Sample, type Target } from './load'

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

async function start(
  side: 'bare' | 'door',
  size: number,
): Promise<{ child: ChildProcess; target: Target; samples: Sample[] }> {
  const file = path.join(import.meta.dirname, 'doorTarget.ts')
  const [command, args] = onServerCore(process.execPath, ['--import', 'tsx', file, side, String(size)])
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [{ port }] = await once(child, 'message')
  return { child, target: { port, pid: child.pid ?? 0 }, samples: [] }
}

const best = (samples: readonly Sample[]) => Math.min(...samples.map(({ serverUs }) => serverUs))

const rows = []
const anchors: Sample[] = []
for (const { name, size, gzip } of CASES) {
  const sides = [await start('bare', size), await start('door', size)] as const
  const [bare, door] = sides
  const ask = ({ target }: { target: Target }) =>
    load(target, {
      host: 'dealer.localhost',
      path: '/search/used-cars',
      seconds: SECONDS,
      ...(gzip && { encoding: 'gzip' }),
    })
  for (const side of sides) await ask(side)
  for (let turn = 0; turn < ROUNDS; turn++) for (const side of sides) side.samples.push(await ask(side))
  for (const { child } of sides) child.kill()
  anchors.push(...bare.samples)
  rows.push({
    page: name,
    'bare rps': Math.round(median(bare.samples.map(({ rps }) => rps))),
    'door rps': Math.round(median(door.samples.map(({ rps }) => rps))),
    'rps ratio': Number(
      median(door.samples.map(({ rps }, i) => rps / (bare.samples[i]?.rps ?? 1))).toFixed(2),
    ),
    'bare CPU µs': Number(best(bare.samples).toFixed(1)),
    'door CPU µs': Number(best(door.samples).toFixed(1)),
    'CPU ratio': Number((best(bare.samples) / best(door.samples)).toFixed(2)),
    goal: GOAL,
    'bare p99 ms': Number(median(bare.samples.map(({ p99 }) => p99)).toFixed(1)),
    'door p99 ms': Number(median(door.samples.map(({ p99 }) => p99)).toFixed(1)),
  })
}
console.table(rows)
console.log(clientCheck(anchors))
