/** One dealer is asked for more than the thread can make: others wait for none of it. */
import { afterEach, expect, it } from 'vitest'
import { send } from '../../helpers/rawHttp'
import { gateway, openListener, page, until, type Rig } from './support'

let rig: Rig
afterEach(() => rig.close())

const AT_ONCE = 3
const crowd = (from: (n: number) => Promise<unknown>) => Array.from({ length: 20 }, (_, n) => from(n))

it.each([
  ['pages that may be kept', (n: number) => ({ host: 'busy.x', path: `/search?make=M${n}` })],
  ['pages of one visitor', (n: number) => ({ host: 'busy.x', path: `/garage?n=${n}` })],
  ['calls', (n: number) => ({ host: 'busy.x', path: '/api/leads', method: 'POST', body: String(n) })],
  ['the platform', (n: number) => ({ host: 'localhost', path: `/admin/api/cars/${n}` })],
])('%s', async (_what, busy) => {
  const gate = gateway()
  rig = await openListener(async (req, res) => {
    if (!req.headers.host?.startsWith('quiet')) await gate.passed
    page(res, 'made')
  })
  const answers = crowd((n) => send(rig.port, busy(n)))
  await until(() => rig.seen.length >= AT_ONCE)
  for (const path of ['/search', '/garage', '/api/models'])
    expect((await send(rig.port, { host: 'quiet.x', path })).text).toBe('made')
  // A picture of the busy dealer, which is no page, passes by those that wait.
  const before = rig.seen.length
  const picture = send(rig.port, { host: 'busy.x', path: '/media/logo.svg' })
  await until(() => rig.seen.some(({ url }) => url === '/media/logo.svg'), 200)
  expect(before).toBeLessThan(20)
  gate.open()
  expect((await picture).status).toBe(200)
  expect((await Promise.all(answers)).map((answer) => Reflect.get(Object(answer), 'status'))).toEqual(
    Array.from({ length: 20 }, () => 200),
  )
})
