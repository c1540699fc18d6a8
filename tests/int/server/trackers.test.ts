import { afterAll, beforeAll, expect, it } from 'vitest'
import { send } from '../../helpers/rawHttp'
import { openListener, page, type Rig } from './support'

/** What each dealer's page says of its trackers; the words of `c` are its own text, which knows no nonce. */
const MARKS: Record<string, (nonce: string) => string> = {
  'a.localhost': (nonce) =>
    `<script nonce="${nonce}" type="application/json" data-trackers="google"></script>`,
  'b.localhost': () => '',
  'c.localhost': () => '<script type="application/json" data-trackers="google meta"></script>',
}
let rig: Rig

beforeAll(async () => {
  rig = await openListener((req, res) => {
    const mark = MARKS[String(req.headers['x-forecourt-site'])]
    page(
      res,
      `<body>${mark?.(String(req.headers['x-nonce'])) ?? ''}path ${req.headers['x-forecourt-path']}</body>`,
    )
  })
})
afterAll(() => rig.close())

const policyOf = async (host: string, path: string, headers: Record<string, string> = {}) =>
  String((await send(rig.port, { host, path, headers })).headers['content-security-policy'])

it.each(['/', '/search', '/garage', '/pages/hello'])(
  'Q8 %s of one dealer may reach its trackers, and that of nobody else, made and kept',
  async (path) => {
    for (const how of ['miss', 'hit', 'fast']) {
      const opened = await policyOf('a.localhost', path)
      expect(opened, how).toContain("script-src 'self' https://www.googletagmanager.com")
      expect(opened).not.toContain('facebook')
      for (const host of ['b.localhost', 'c.localhost', 'localhost'])
        expect(await policyOf(host, path), host).not.toMatch(/google|facebook|doubleclick/)
    }
  },
)

it('Q8 the app is told the path of a page that answers for one visitor, by the server alone', async () => {
  const notified = async (path: string) =>
    (await send(rig.port, { host: 'a.localhost', path, headers: { 'x-forecourt-path': '/made-up' } })).text
  expect(await notified('/bookings/manage?token=secret')).toContain('path /bookings/manage<')
  expect(await notified('/search')).toContain('path undefined<')
})
