/**
 * G6 in full: 2,000 malformed requests at each address of the whole running application (98 of them: about 200,000).
 * Usage: NODE_OPTIONS=--conditions=production node --import tsx tests/bench/malformed.ts [count per address]
 */
import { openOddApp } from '../helpers/malformedApp'

const EACH = Number(process.argv[2] ?? 2000)
const odd = await openOddApp()
const total = {
  addresses: odd.endpoints.length,
  sent: 0,
  faults: 0,
  leaks: 0,
  slowestMs: 0,
  memoryMb: [odd.app.memoryMb()],
}
const byStatus: Record<number, number> = {}
for (const [index, endpoint] of odd.endpoints.entries()) {
  const report = await odd.run(endpoint, EACH, index + 1)
  for (const [status, count] of Object.entries(report.byStatus))
    byStatus[Number(status)] = (byStatus[Number(status)] ?? 0) + count
  total.sent += report.sent
  total.faults += report.serverErrors.length
  total.leaks += report.leaks.length
  total.slowestMs = Math.max(total.slowestMs, report.slowestMs)
  if (index % 10 === 9) total.memoryMb.push(odd.app.memoryMb())
  for (const told of [...report.serverErrors, ...report.leaks].slice(0, 5))
    console.log(`${endpoint.method} ${endpoint.path}\n${told}\n`)
  if (!odd.app.alive()) throw new Error(`The server ended:\n${odd.app.log().slice(-2000)}`)
}
const { ok } = await odd.app.ready()
const unhandled = (odd.app.log().match(/unhandled|uncaught/gi) ?? []).length
console.log(JSON.stringify({ bench: 'malformed', each: EACH, ...total, byStatus, unhandled, ready: ok }))
await odd.close()
if (total.faults || total.leaks || unhandled || !ok) process.exitCode = 1
process.exit()
