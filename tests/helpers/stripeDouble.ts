/** Stripe's API over HTTP as far as the adapter uses it, in the shapes of Stripe's own mock server. */
import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { listen } from './listen'

const recorded = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`tests/fixtures/stripe/${name}.json`, 'utf8'))
type Session = Record<string, unknown> & { id: string }

export interface StripeDouble {
  url: string
  sessions: Map<string, Session>
  /** Refunds by payment, in cents. */
  refunds: { payment_intent: string; amount: number }[]
  /** While true, every call gets a 500. */
  down: boolean
  /** The shopper pays on Stripe's page: returns the event that Stripe would send, and its signature. */
  pay(sessionId: string, secret: string, at?: number): { body: string; signature: string }
  close(): Promise<void>
}

const signed = (body: string, secret: string): string => {
  const t = Math.floor(Date.now() / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

/** `metadata[kind]=x` to `{kind: 'x'}`. */
function metadataOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )
}

export async function openStripeDouble(): Promise<StripeDouble> {
  const answered = new Map<string, Record<string, unknown>>()
  const double: StripeDouble = {
    url: '',
    sessions: new Map(),
    refunds: [],
    down: false,
    pay(sessionId, secret, at = Date.now()) {
      const intent = `pi_${sessionId}`
      const paid = { payment_status: 'paid', status: 'complete', payment_intent: intent }
      const session = { ...double.sessions.get(sessionId), ...paid, id: sessionId }
      const created = Math.floor(at / 1000)
      const latest_charge = { id: `ch_${sessionId}`, object: 'charge', created }
      double.sessions.set(sessionId, { ...session, payment_intent: { id: intent, latest_charge } })
      const event = {
        id: `evt_${randomUUID()}`,
        object: 'event',
        created,
        type: 'checkout.session.completed',
      }
      const body = JSON.stringify({ ...event, data: { object: session } })
      return { body, signature: signed(body, secret) }
    },
    close: async () => undefined,
  }

  function open(form: URLSearchParams): Session {
    const id = `cs_test_${randomUUID()}`
    const session = {
      ...recorded('session'),
      id,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]'),
      metadata: metadataOf(form),
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      url: `https://checkout.stripe.com/pay/${id}`,
    }
    double.sessions.set(id, session)
    return session
  }
  function refund(form: URLSearchParams): Record<string, unknown> {
    const [payment_intent, amount] = [form.get('payment_intent') ?? '', Number(form.get('amount'))]
    double.refunds.push({ payment_intent, amount })
    return { ...recorded('refund'), id: `re_${randomUUID()}`, payment_intent, amount }
  }
  function answer(method: string, path: string, form: URLSearchParams): Record<string, unknown> | null {
    if (method === 'POST' && path === '/v1/checkout/sessions') return open(form)
    if (method === 'POST' && path === '/v1/refunds') return refund(form)
    const [, id = '', expire] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? []
    const session = double.sessions.get(id)
    if (session && expire) double.sessions.set(id, { ...session, status: 'expired' })
    return double.sessions.get(id) ?? null
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const send = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (double.down) return send(500, { error: { type: 'api_error', message: 'down' } })
      const key = request.headers['idempotency-key']
      const known = typeof key === 'string' ? answered.get(key) : undefined
      if (known) return send(200, known)
      const { pathname } = new URL(request.url ?? '/', 'http://stripe.test')
      const form = new URLSearchParams(Buffer.concat(parts).toString('utf8'))
      const found = answer(request.method ?? 'GET', pathname, form)
      if (!found) return send(404, { error: { type: 'invalid_request_error', message: 'No such object' } })
      if (typeof key === 'string') answered.set(key, found)
      return send(200, found)
    })
  })
  const { port, close } = await listen(server)
  double.url = `http://127.0.0.1:${port}`
  double.close = close
  return double
}
