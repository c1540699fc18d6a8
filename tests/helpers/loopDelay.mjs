/**
 * Loaded into a server process by a test. Each SIGUSR2 writes a line to standard error: how long the loop was held up since the line
 * before, in ms, at most and at the 99th percentile. It is the time that the thread worked: what else the machine does counts as nothing.
 */
import { existsSync, readFileSync } from 'node:fs'

const WORKED = `/proc/self/task/${process.pid}/schedstat`
const worked = existsSync(WORKED)
  ? () => Number(readFileSync(WORKED, 'utf8').split(' ', 1)[0]) / 1e6
  : () => performance.now()
let [before, held] = [worked(), []]
setInterval(() => {
  const now = worked()
  held.push(now - before)
  before = now
}, 5).unref()
process.on('SIGUSR2', () => {
  const sorted = held.sort((a, b) => a - b)
  const at = (share) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  process.stderr.write(`loop ${at(0.99)} ${at(1)}\n`)
  held = []
})
