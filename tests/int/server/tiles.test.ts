/** Whose tiles a page may show: two dealers with tiles of their own, one without, and one whose text names others. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { send } from '../../helpers/rawHttp'
import { openListener, page, type Rig } from './support'

const mark = (nonce: string, origin: string) =>
  `<script type="application/json" nonce="${nonce}" data-pictures="${origin}"></script>`
/** Lists have the map. */
const ON_LISTS: Record<string, (nonce: string) => string> = {
  'a.localhost': (nonce) => mark(nonce, 'https://tiles.example'),
  'b.localhost': (nonce) => mark(nonce, 'https://maps.example'),
  'c.localhost': () => mark('guess', 'https://tiles.example'),
}
let rig: Rig

beforeAll(async () => {
  rig = await openListener((req, res) => {
    const isList = String(req.url).includes('/search')
    const own = isList && ON_LISTS[String(req.headers['x-forecourt-site'])]
    page(res, `<body>${own ? own(String(req.headers['x-nonce'])) : ''}</body>`)
  })
})
afterAll(() => rig.close())

const picturesOf = async (host: string, path: string) => {
  const { headers } = await send(rig.port, { host, path })
  return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}

it.each([
  ['a.localhost', '/search', "'self' data: https://tiles.example"],
  ['b.localhost', '/search', "'self' data: https://maps.example"],
  ['c.localhost', '/search', "'self' data:"],
  ['d.localhost', '/search', "'self' data:"],
  ['a.localhost', '/', "'self' data:"],
  ['a.localhost', '/cars/one', "'self' data:"],
  ['b.localhost', '/finance', "'self' data:"],
])('%s%s shows pictures of %s, made and kept', async (host, path, expected) => {
  for (const how of ['miss', 'hit', 'fast']) expect(await picturesOf(host, path), how).toBe(expected)
})
