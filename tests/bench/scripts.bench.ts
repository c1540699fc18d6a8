/**
 * JavaScript that a current browser loads with each type of page, gzip, and how much of it is our own: the rest is what a bare
 * Next page of the same version loads (tests/bench/floor).
 */
import { gzipSync } from 'node:zlib'
import { pageScripts } from '../helpers/pageScripts'
import { startFloor } from './floor'
import { pageTypes } from './pageTypes'
import { startSite } from './siteServer'

const kB = (bytes: number) => Number((bytes / 1024).toFixed(1))

async function sizeOf(html: string, read: (file: string) => Promise<Response>): Promise<number> {
  const sizes = await Promise.all(
    pageScripts(html).map(
      async (file) => gzipSync(Buffer.from(await (await read(file)).arrayBuffer())).length,
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const site = await startSite('scripts')
const floor = await startFloor()
const ofFloor = (at: string) => fetch(`http://127.0.0.1:${floor.port}${at}`)
const framework = await sizeOf(await (await ofFloor('/list?cards=1')).text(), ofFloor)

const rows = []
for (const { page, host, path } of await pageTypes(site)) {
  const html = await (await site.get(host, path)).text()
  const all = await sizeOf(html, (file) => site.get(host, file))
  rows.push({
    page,
    address: `${host.split('.')[0]}${path.split('?')[0]}`,
    files: pageScripts(html).length,
    'JS gzip kB': kB(all),
    'framework kB': kB(framework),
    'own kB': kB(all - framework),
  })
}
console.table(rows)
floor.stop()
await site.stop()
