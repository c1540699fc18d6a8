/**
 * A script that posts the enquiry form, each time with another recipient: 200 times with a valid captcha proof from one address; 10,000
 * times without a proof, from one address and from 50; 1,000 times with a proof from 50. How many were accepted, how many mails went to
 * the dealer and to others, and whether a shopper who writes at the same time (every 100 posts, from another address) is served.
 * Usage: npm run bench -- mails [folder of another built checkout].
 */
import { setTimeout } from 'node:timers/promises'
import { openMailbox } from '../helpers/mailbox'
import { HOST } from './carPage'
import type { Stock } from './floodedDoors'
import { startSite } from './siteServer'
import { visitorAt } from './visitor'

const QUIET_MS = 5000
const STRANGERS = 'strangers.example'

const mailbox = await openMailbox()
const site = await startSite('mails', {
  folder: process.argv[2],
  env: { SMTP_URL: mailbox.url, MAIL_FROM: 'leads@platform.example', TRUST_PROXY: '1' },
})
const visitor = (address: string) => visitorAt(site, address)
const { hits }: { hits: Stock[] } = await (await site.get(HOST, '/api/cars/search')).json()
const [car] = hits

const HONEST = 'shoppers.example'
let people = 0
async function post(at: string, domain: string, isProved: boolean): Promise<number> {
  const lead = {
    form: 'enquiry',
    name: 'Ruth Abel',
    email: `person-${people++}@${domain}`,
    phone: domain === HONEST ? `0498 ${100_000 + people}` : '0412 345 678',
    message: `Is it still there? ${people}`,
    car_id: car?.id,
    dealership_slug: car?.dealership_slug,
    terms_conditions: true,
  }
  const sender = visitor(at)
  return (await (isProved ? sender.prove('/api/leads', lead) : sender.post('/api/leads', lead))).status
}

/** Deliveries follow in the background: all are out when none came for a while. */
async function allSent(): Promise<void> {
  for (let count = -1; count !== mailbox.mails.length; await setTimeout(QUIET_MS))
    count = mailbox.mails.length
}

const SHOPPER_EVERY = 100
const mailsTo = (mails: readonly string[], domain: string) =>
  mails.filter((mail) => new RegExp(`^To:.*@${domain}`, 'm').test(mail)).length
const RUNS = [
  { posts: 200, addresses: 1, proved: true },
  { posts: 10_000, addresses: 1, proved: false },
  { posts: 10_000, addresses: 50, proved: false },
  { posts: 1_000, addresses: 50, proved: true },
]

const rows = []
let shopper = 0
for (const [run, { posts, addresses, proved }] of RUNS.entries()) {
  const before = mailbox.mails.length
  const statuses: Record<number, number> = {}
  const heard: boolean[] = []
  for (let n = 0; n < posts; n++) {
    const status = await post(`10.${run}.1.${n % addresses}`, STRANGERS, proved)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (n % SHOPPER_EVERY) continue
    const own = `10.200.${shopper >> 8}.${shopper++ & 255}`
    heard.push((await post(own, HONEST, true)) === 201)
  }
  await allSent()
  const mails = mailbox.mails.slice(before)
  const [strange, receipts] = [mailsTo(mails, STRANGERS), mailsTo(mails, HONEST)]
  rows.push({
    script: `${posts} posts, ${addresses} address${addresses > 1 ? 'es' : ''}, ${proved ? 'a proof each' : 'no proof'}`,
    answers: Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', '),
    'mails to strangers': strange,
    'mails to the dealer': mails.length - strange - receipts,
    'shoppers taken': `${heard.filter(Boolean).length} of ${heard.length}`,
    'with a receipt': receipts,
  })
}
console.table(rows)
await site.stop()
await mailbox.close()
