/**
 * Takes and delivers leads like the server, with its own stores, for leads.bench.ts. Only the webhook's receiver differs: it is on
 * the loopback, which the program's guard refuses.
 */
import { createServer } from 'node:http'
import { z } from 'zod'

// Node 20 can wait for ever on an import cycle around a module with top-level await; loading it first avoids that.
await import('lexical')
await import('@payload-config')
const { getDb } = await import('@/db/payload')
const { table } = await import('@/db/table')
const { POST } = await import('@/app/api/leads/route')
const { startLoop } = await import('@/jobs/loop')
const { deliverOne } = await import('@/features/leads/deliveries.worker')
const { mail } = await import('@/integrations/mail')
const { sms } = await import('@/integrations/sms')
const { openWebhooks } = await import('@/integrations/webhooks')
const { newSecret } = await import('@/integrations/webhooks')
const { makeDealer } = await import('../helpers/dealers')

const { PORT, CRM_URL } = z.object({ PORT: z.string(), CRM_URL: z.string() }).parse(process.env)
const LANES = 4
const db = await getDb()
const leads = await table('leads')

async function prepare(slug: string): Promise<void> {
  const [known] = await (await table('tenants')).find([['slug', '=', slug]])
  if (known) return
  const { tenant } = await makeDealer(db, slug, { email: `sales@${slug}.example`, forms: { captcha: false } })
  const own = { tenant, categories: [], location_id: null, placeholder_vehicle: true, enabled: true }
  const destinations = await table('lead-destinations')
  await destinations.insert({ ...own, name: 'ADF', kind: 'adf', email: `adf@${slug}.example` })
  await destinations.insert({ ...own, name: 'CRM', kind: 'webhook', url: CRM_URL, secret: newSecret() })
}
for (const slug of ['one', 'two']) await prepare(slug)

const ports = {
  sms: sms(),
  webhooks: openWebhooks({
    schemes: ['http:'],
    timeoutMs: 15_000,
    allowsAddress: () => true,
    allowsPort: () => true,
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  }),
}
for (let lane = 0; lane < LANES; lane++)
  startLoop(`lane ${lane}`, () => deliverOne(mail(), Date.now(), ports), 200)

async function state(): Promise<object> {
  const rows = await leads.find([], { fields: ['lead_id', 'delivery_state'] })
  return {
    ids: rows.map(({ lead_id }) => lead_id),
    open: rows.filter((row) => row.delivery_state !== 'sent').length,
  }
}

createServer((incoming, outgoing) => {
  const parts: Buffer[] = []
  incoming.on('data', (part: Buffer) => parts.push(part))
  incoming.on('end', () => {
    const headers = new Headers({
      'content-type': 'application/json',
      'x-forecourt-site': String(incoming.headers['x-dealer']),
      'idempotency-key': String(incoming.headers['idempotency-key']),
    })
    const answer =
      incoming.method === 'POST'
        ? POST(new Request('http://x/api/leads', { method: 'POST', headers, body: Buffer.concat(parts) }))
        : state().then((body) => Response.json(body))
    answer
      .then(async (response) => outgoing.writeHead(response.status).end(await response.text()))
      .catch((error: unknown) => outgoing.writeHead(599).end(String(error)))
  })
}).listen(Number(PORT), '127.0.0.1')
