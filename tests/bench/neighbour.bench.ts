/**
 * Somebody requests 1,000 addresses of a dealer's list that nobody else requests: are another dealer's pages still in the
 * cache? Queries that name no known parameter, queries that are a new search each time, and headers that no page reads;
 * each from another IP address, since the limit of one would stop the next.
 */
import { Agent, request } from 'undici'
import { pageTypes } from './pageTypes'
import { startSite } from './siteServer'

const JUNK = 1000
const AT_ONCE = 10
const SECONDS_MAX = 50
const NEIGHBOUR = '198.51.100.9'
const VICTIM = 'westside-motors.localhost'
const DIALECTS: Record<string, (n: number) => string> = {
  'unknown parameters': (n) => `/search?junk=${n}`,
  'prices of its own': (n) => `/search?range[price]=1:${1_000_000 + n}`,
  'unvaried headers': () => '/search',
}

const site = await startSite('neighbour', {
  // As shipped, and behind a proxy that names the visitors.
  env: { TRUST_PROXY: '1', UNCACHED_PAGES_PER_MINUTE: '' },
})
const agent = new Agent({ connections: AT_ONCE })
const origin = `http://127.0.0.1:${site.port}`

async function ask(host: string, path: string, headers: Record<string, string>): Promise<number> {
  const answer = await request(origin + path, { dispatcher: agent, headers: { host, ...headers } })
  await answer.body.dump({ limit: Infinity })
  return answer.statusCode
}

/** Answers from the cache so far, as /metrics counts them. */
async function hits(): Promise<number> {
  const text = await (await site.get('localhost', '/metrics')).text()
  return [...text.matchAll(/^forecourt_requests_total\{how="hit",[^}]*\} (\d+)/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )
}

const visit = (path: string) => ask(VICTIM, path, { 'accept-encoding': 'gzip', 'x-forwarded-for': NEIGHBOUR })

/** A form with times or details of its own is made for each visitor: such a page has nothing that a stranger could push out. */
async function isStored(path: string): Promise<boolean> {
  await visit(path)
  const before = await hits()
  await visit(path)
  return (await hits()) > before
}

const pages: string[] = []
const unkept: string[] = []
const ofVictim = (await pageTypes(site)).filter(({ host }) => host === VICTIM).map(({ path }) => path)
for (const path of new Set(ofVictim)) ((await isStored(path)) ? pages : unkept).push(path)
if (pages.length < unkept.length) throw new Error(`Few pages are kept: ${pages.join(' ')}`)

async function neighbour(): Promise<number> {
  const before = await hits()
  for (const path of pages) await visit(path)
  return Math.round((100 * ((await hits()) - before)) / pages.length)
}

const rows = []
for (const [at, [junk, address]] of Object.entries(DIALECTS).entries()) {
  const stranger = `203.0.113.${at + 1}`
  await neighbour()
  const before = await neighbour()
  const statuses: Record<number, number> = {}
  let sent = 0
  const client = async () => {
    while (sent < JUNK) {
      const n = sent++
      const status = await ask('harbour-toyota.localhost', address(n), {
        'x-forwarded-for': stranger,
        ...(junk === 'unvaried headers' && { rsc: '1', 'next-url': `/junk/${n}` }),
      })
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, client))
  const seconds = Math.round((performance.now() - began) / 1000)
  if (seconds > SECONDS_MAX)
    throw new Error(
      `The junk took ${seconds} s: pages end after a minute by themselves, so this run says nothing`,
    )
  rows.push({
    junk,
    'answers of the stranger': Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', '),
    seconds,
    'hit rate before, %': before,
    'hit rate after, %': await neighbour(),
    'goal, %': 95,
  })
}
console.log(`Pages of the neighbour: ${pages.join(' ')}\nMade for each visitor: ${unkept.join(' ')}`)
console.table(rows)
await agent.close()
await site.stop()
