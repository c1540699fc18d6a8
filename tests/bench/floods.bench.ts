/**
 * A thousand calls a minute, from a hundred addresses, at each thing that anybody can ask for, while ten honest people ask for the same:
 * floods.ts. Usage: npm run bench -- floods [words of one flood] [folder of another built checkout].
 */
import { existsSync } from 'node:fs'
import { demoLogin } from '../helpers/demoLogin'
import { openMailbox } from '../helpers/mailbox'
import { HOST } from './carPage'
import { floodsOf, type Stock } from './floodedDoors'
import { runFloods } from './floods'
import { startSite } from './siteServer'
import { lettersOf, visitorAt } from './visitor'

const input = process.argv.slice(2)
const folder = input.find((word) => existsSync(word))
const wanted = input.find((word) => word !== folder) ?? ''
const PAGES = 24

const mailbox = await openMailbox()
const site = await startSite('floods', {
  folder,
  env: { SMTP_URL: mailbox.url, MAIL_FROM: 'leads@platform.example', TRUST_PROXY: '1' },
})
const cars: Stock[] = []
for (let page = 1; page <= PAGES; page++) {
  const { hits }: { hits: Stock[] } = await (await site.get(HOST, `/api/cars/search?page=${page}`)).json()
  cars.push(...hits)
}
const { email: staff } = demoLogin(site.dataDir, 'platform_admin')
const world = { visitor: (address: string) => visitorAt(site, address), letters: lettersOf(site, mailbox) }
const floods = floodsOf(world, { cars, staff }).filter(({ what }) => what.includes(wanted))
console.table(await runFloods(world, floods))
await site.stop()
await mailbox.close()
