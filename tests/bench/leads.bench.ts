/**
 * Leads while their receivers are unavailable, and while the server is killed. Usage: npm run bench -- leads [leads] [kills] [minutes]
 * First 1,000 leads at 10 a second with mail server and CRM unavailable for 10 minutes, until both return. Then `kill -9` while leads are
 * taken and delivered, 40 times. Each lead owes a receipt, a notice, an ADF mail and a webhook.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import { z } from 'zod'
import { openMailbox } from '../helpers/mailbox'
import { freePort } from '../helpers/redis'

const LEADS = Number(process.argv[2] ?? 1_000)
const KILLS = Number(process.argv[3] ?? 40)
const DOWN_MS = Number(process.argv[4] ?? 10) * 60_000
const GAP_MS = 100
const PATIENCE_MS = 30 * 60_000
const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-leads-'))
const [port, mailPort, crmPort] = [await freePort(), await freePort(), await freePort()]
const stateSchema = z.object({ ids: z.array(z.string()), open: z.number() })

/** Every webhook and mail that was accepted, by its key. */
const hooks: string[] = []
async function openCrm() {
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => {
      hooks.push(String(incoming.headers['webhook-id']))
      outgoing.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(crmPort, '127.0.0.1', resolve))
  return server
}

async function start(): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    CRM_URL: `http://crm.example:${crmPort}/leads`,
  }
  const child = spawn('node', ['--import', 'tsx', 'tests/bench/leadsTarget.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let n = 0; n < 600; n++) {
    if (await state().catch(() => null)) return child
    await wait(100)
  }
  throw new Error('the target did not start')
}
async function state() {
  const answer = await request(`http://127.0.0.1:${port}/`, { reset: true })
  return stateSchema.parse(await answer.body.json())
}

let sent = 0
/** The reference, once it was acknowledged. */
async function post(): Promise<string | null> {
  const n = sent++
  const answer = await request(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    // A connection kept open may be closed by the server in the moment that it is used again.
    reset: true,
    headers: { 'x-dealer': n % 2 ? 'one.localhost' : 'two.localhost', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      form: 'enquiry',
      name: 'Ann Lee',
      email: `person${n}@shopper.example`,
      message: 'Is it there?',
      terms_conditions: true,
    }),
  })
  const body = z.object({ lead_id: z.string() }).safeParse(JSON.parse(await answer.body.text()))
  return body.success ? body.data.lead_id : null
}

/** Seconds until nothing is open. */
async function settled(): Promise<number> {
  const since = Date.now()
  while ((await state()).open > 0) {
    if (Date.now() - since > PATIENCE_MS) break
    await wait(500)
  }
  return Math.round((Date.now() - since) / 1000)
}

const keysOf = (mails: readonly string[]) =>
  mails.flatMap((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? [])
async function figures(acked: ReadonlySet<string>, mails: readonly string[], seconds: number) {
  const { ids, open } = await state()
  const stored = new Set(ids)
  const keys = [...keysOf(mails), ...hooks]
  return {
    acknowledged: acked.size,
    'acknowledged, not stored': [...acked].filter((id) => !stored.has(id)).length,
    stored: stored.size,
    'still open': open,
    'deliveries owed': stored.size * 4,
    'deliveries arrived': new Set(keys).size,
    'arrived twice, same key': keys.length - new Set(keys).size,
    'seconds until all were out': seconds,
  }
}

let child = await start()
const acked = new Set<string>()
const posts: Promise<unknown>[] = []
const receiversBack = wait(DOWN_MS)
for (let n = 0; n < LEADS; n++) {
  posts.push(post().then((id) => id && acked.add(id)))
  await wait(GAP_MS)
}
await Promise.all([...posts, receiversBack])
const mailbox = await openMailbox(mailPort)
const crm = await openCrm()
const rows: Record<string, unknown>[] = [
  { what: 'receivers down', ...(await figures(acked, mailbox.mails, await settled())) },
]

for (let kill = 0; kill < KILLS; kill++) {
  let stopped = false
  const clients = Array.from({ length: 4 }, async () => {
    while (!stopped) {
      const id = await post().catch(() => null)
      if (id) acked.add(id)
    }
  })
  await wait(200 + Math.random() * 1_300)
  stopped = true
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await Promise.all([gone, ...clients])
  child = await start()
}
rows.push({ what: `${KILLS} kills`, ...(await figures(acked, mailbox.mails, await settled())) })
console.table(rows)
child.kill('SIGKILL')
crm.close()
crm.closeAllConnections()
await mailbox.close()
rmSync(dataDir, { recursive: true, force: true })
