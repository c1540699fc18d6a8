/**
 * 2,000 malformed requests at each address of the whole running application (98 of them: about 200,000).
 * Faults are figures, like all results here. Usage: npm run bench -- malformed [count per address]
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
  for (const fault of [...report.serverErrors, ...report.leaks].slice(0, 5))
    console.log(`${endpoint.method} ${endpoint.path}\n${fault}\n`)
  if (!odd.app.alive()) throw new Error(`The server ended:\n${odd.app.log().slice(-2000)}`)
}
const { ok } = await odd.app.ready()
const unhandled = (odd.app.log().match(/unhandled|uncaught/gi) ?? []).length
const { memoryMb, ...sums } = total
console.table([
  { 'each address': EACH, ...sums, unhandled, 'ready at the end': ok ? 'yes' : 'NO', 'goal: faults': 0 },
])
console.log(`Answers by status: ${JSON.stringify(byStatus)}. Memory on the way, MB: ${memoryMb.join(' ')}`)
await odd.close()
process.exit()
