/** G6 over the whole application: the production build with its server, every address of `src/app`, and those of the server itself. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openOddApp, type OddApp } from '../../helpers/malformedApp'

const EACH = 30
let odd: OddApp
beforeAll(async () => {
  odd = await openOddApp()
})
afterAll(() => odd?.close())

it(`answers ${EACH} malformed requests at each address without one 5xx, shows nothing of its inside and lives on`, async () => {
  const statuses: Record<number, number> = {}
  const faults: string[] = []
  for (const [index, endpoint] of odd.endpoints.entries()) {
    const report = await odd.run(endpoint, EACH, index + 1)
    expect(report.sent).toBe(EACH)
    for (const [status, count] of Object.entries(report.byStatus))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count
    faults.push(...report.serverErrors, ...report.leaks)
  }
  console.info(`${odd.endpoints.length} addresses, ${JSON.stringify(statuses)}`)
  expect(faults).toEqual([])
  // Not vacuous: good answers and refusals of many kinds among them.
  expect(odd.endpoints.length).toBeGreaterThan(60)
  expect(Object.keys(statuses).map(Number)).toEqual(
    expect.arrayContaining([200, 400, 401, 404, 405, 422, 426]),
  )
  expect(odd.app.log()).not.toMatch(/unhandled|uncaught/i)
  expect((await odd.app.ask({ path: '/healthz' })).status).toBe(200)
  expect((await odd.app.ready()).ok).toBe(true)
  expect((await odd.app.ask({ host: 'westside-motors.localhost', path: '/search' })).status).toBe(200)
}, 120_000)
