/**
 * 200 enquiries from one address, each to another recipient: without a captcha proof, and with a right proof each. How many were
 * taken, and how many mails went out, to the dealer and to strangers.
 */
import { setTimeout } from 'node:timers/promises'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { request } from 'undici'
import { openMailbox } from '../helpers/mailbox'
import { HOST } from './carPage'
import { startSite } from './siteServer'

const POSTS = 200
const QUIET_MS = 5000
const STRANGERS = 'strangers.example'

const mailbox = await openMailbox()
const site = await startSite('mails', { env: { SMTP_URL: mailbox.url, MAIL_FROM: 'leads@platform.example' } })
const { hits } = await (await site.get(HOST, '/api/cars/search')).json()
const [car]: { id: string; dealership_slug: string }[] = hits

/** None when the address gets no more challenges. */
async function proof(): Promise<string | undefined> {
  const answer = await site.get(HOST, '/api/captcha')
  if (!answer.ok) return undefined
  const challenge = await answer.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

async function post(n: number, captcha: string | undefined): Promise<number> {
  const answer = await request(`http://127.0.0.1:${site.port}/api/leads`, {
    method: 'POST',
    headers: { host: HOST, 'content-type': 'application/json' },
    body: JSON.stringify({
      form: 'enquiry',
      name: 'Ruth Abel',
      email: `person-${n}@${STRANGERS}`,
      phone: '0412 345 678',
      message: `Is it still there? ${n}`,
      car_id: car?.id,
      dealership_slug: car?.dealership_slug,
      terms_conditions: true,
      captcha,
    }),
  })
  await answer.body.dump()
  return answer.statusCode
}

/** Deliveries follow in the background: all are out when none came for a while. */
async function allSent(): Promise<void> {
  for (let count = -1; count !== mailbox.mails.length; await setTimeout(QUIET_MS))
    count = mailbox.mails.length
}

const rows = []
for (const [kind, prove] of [
  ['without a proof', async () => undefined],
  ['with a proof each', proof],
] as const) {
  const before = mailbox.mails.length
  const statuses: Record<number, number> = {}
  for (let n = 0; n < POSTS; n++) {
    const status = await post(n, await prove())
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  await allSent()
  const mails = mailbox.mails.slice(before)
  const strange = mails.filter((mail) => new RegExp(`^To:.*@${STRANGERS}`, 'm').test(mail)).length
  rows.push({
    [`${POSTS} posts`]: kind,
    answers: Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', '),
    'mails to the dealer': mails.length - strange,
    'mails to strangers': strange,
  })
}
console.table(rows)
await site.stop()
await mailbox.close()
