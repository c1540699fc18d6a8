/**
 * A script that posts the enquiry form, each time with another recipient: 200 times with a valid captcha proof from one address; 10,000
 * times without a proof, from one address and from 50; 1,000 times with a proof from 50. How many were accepted, how many mails went to
 * the dealer and to others, and whether a shopper who writes at the same time (every 100 posts, from another address) is served. Then
 * the same at the other doors: floods.ts.
 */
import { setTimeout } from 'node:timers/promises'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { request } from 'undici'
import { openMailbox } from '../helpers/mailbox'
import { HOST } from './carPage'
import { runFloods } from './floods'
import { startSite } from './siteServer'

const QUIET_MS = 5000
const STRANGERS = 'strangers.example'

const mailbox = await openMailbox()
const site = await startSite('mails', {
  env: { SMTP_URL: mailbox.url, MAIL_FROM: 'leads@platform.example', TRUST_PROXY: '1' },
})
const { hits } = await (await site.get(HOST, '/api/cars/search')).json()
const [car]: { id: string; dealership_slug: string; slug: string }[] = hits

/** None when the address gets no more challenges. */
async function proof(address: string): Promise<string | undefined> {
  const answer = await call('GET', '/api/captcha', address)
  if (answer.status !== 200) return undefined
  const challenge = JSON.parse(answer.text)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

async function call(method: 'GET' | 'POST', path: string, address: string, body?: object) {
  const answer = await request(`http://127.0.0.1:${site.port}${path}`, {
    method,
    headers: {
      host: HOST,
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'x-forwarded-proto': 'http',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.statusCode, text: await answer.body.text() }
}

const HONEST = 'shoppers.example'
let people = 0
async function post(at: string, domain: string, captcha: string | undefined): Promise<number> {
  const { status } = await call('POST', '/api/leads', at, {
    form: 'enquiry',
    name: 'Ruth Abel',
    email: `person-${people++}@${domain}`,
    phone: domain === HONEST ? `0498 ${100_000 + people}` : '0412 345 678',
    message: `Is it still there? ${people}`,
    car_id: car?.id,
    dealership_slug: car?.dealership_slug,
    terms_conditions: true,
    captcha,
  })
  return status
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
    const at = `10.${run}.1.${n % addresses}`
    const status = await post(at, STRANGERS, proved ? await proof(at) : undefined)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (n % SHOPPER_EVERY) continue
    const own = `10.200.${shopper >> 8}.${shopper++ & 255}`
    heard.push((await post(own, HONEST, await proof(own))) === 201)
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
const cars: string[] = []
for (let page = 2; page < 12; page++) {
  const { hits: more }: { hits: { slug: string }[] } = await (
    await site.get(HOST, `/api/cars/search?page=${page}`)
  ).json()
  cars.push(...more.map(({ slug }) => slug))
}
const mailsSoFar = async () => {
  await allSent()
  return mailbox.mails
}
console.table(await runFloods({ call, proof, cars }, mailsSoFar))
await site.stop()
await mailbox.close()
