/** G6 over the whole application: the production build with its server, every address of `src/app`, and those of the server itself. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heldDuring } from '../../helpers/loopHeld'
import { openOddApp, type OddApp } from '../../helpers/malformedApp'
import { inFull } from '../../helpers/full'

const EACH = inFull(30, 6)
let odd: OddApp
beforeAll(async () => {
  odd = await openOddApp()
})
afterAll(() => odd?.close())

const MB = 1024 * 1024
/** As many values as fit: what costs most to parse. */
const listOf = (bytes: number) => `[${'1,'.repeat(bytes / 2 - 2)}1]`
const AT_ONCE = 20
/** Bodies of strangers, and of an integrator; for some of the addresses the largest, sent without a word about their size. */
const DOORS = [
  'POST /admin/api/users/login',
  'POST /api/leads',
  'POST /api/sign-in/request',
  'POST /api/trade-in/photos',
  'POST /api/messages',
  'POST /mcp',
]

it('takes no large body of a stranger at any address, and 20 at a time hold up the loop by 200 ms at most', async () => {
  const { app } = odd
  const open = odd.endpoints.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method))
  const of = (path: string) => path.startsWith('/api/v1/')
  const key = open.find(({ path }) => of(path))?.headers?.[0]?.split(': ')[1] ?? ''
  const post = (method: string, host: string, path: string, body: string, isAnnounced: boolean) =>
    app
      .ask({
        ...{ method, host, path, body },
        headers: {
          'content-type': 'application/json',
          ...(isAnnounced ? {} : { 'transfer-encoding': 'chunked' }),
          ...(of(path) ? { authorization: key } : {}),
        },
      })
      .then(({ status }) => status)
      // Refused, and the connection was closed before the whole body was sent.
      .catch(() => 413)
  const [large, huge] = [listOf(MB), listOf(20 * MB)]
  await post('POST', 'localhost', '/api/v1/dealerships/none/cars:batch', '[]', true)
  const { result, p99, longest } = await heldDuring(app, async () => {
    const taken: string[] = []
    const calls = open.flatMap(({ method, path, paths, host = 'localhost' }) =>
      [...new Set([path, ...(paths ?? [])])].map((at) => ({ method, at, host })),
    )
    for (let from = 0; from < calls.length; from += AT_ONCE)
      await Promise.all(
        calls.slice(from, from + AT_ONCE).map(async ({ method, at, host }) => {
          const status = await post(method, host, at, large, false)
          if (status < 400 || status >= 500) taken.push(`${method} ${at} ${status}`)
        }),
      )
    for (const door of [...DOORS, `POST ${calls.find(({ at }) => at.endsWith('cars:batch'))?.at}`])
      for (const isAnnounced of [true, false]) {
        const [method = '', at = ''] = door.split(' ')
        const host = calls.find((call) => call.at === at)?.host ?? 'localhost'
        const statuses = await Promise.all(
          Array.from({ length: AT_ONCE }, () => post(method, host, at, huge, isAnnounced)),
        )
        for (const status of new Set(statuses))
          if (status < 400 || status >= 500) taken.push(`${door} ${status}`)
      }
    return taken
  })
  console.info(`the loop was held up by ${p99} ms (99 of 100 times), at most by ${longest} ms`)
  expect(result).toEqual([])
  expect(p99).toBeLessThan(200)
}, 300_000)

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
}, 300_000)
