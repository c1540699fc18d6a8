/** Dealers with an integrator each, a clock that the test moves, and a mailbox. */
import type { MailMessage, MailPort } from '@/integrations/mail'
import { caller, serveApi } from '../../helpers/api'
import type { Dealer } from '../../helpers/dealers'
import { openWorld } from '../../helpers/stockWorld'

export type Call = (request: Request) => Promise<Response>
export interface AlertDealer extends Dealer {
  push(stocknum: string, car?: Record<string, unknown>): Promise<unknown>
  withdraw(stocknum: string): Promise<unknown>
}

const HILUX = {
  make: 'Toyota',
  model: 'HiLux',
  badge: 'SR5',
  year: 2021,
  car_type: 'used',
  price: 45_990,
  price_type: 'drive_away',
  km: 41_000,
}
export const HOUR = 3_600_000
export const DAY = 24 * HOUR

let people = 0
/** An address that no other test of the file has used. */
export const somebody = (): string => `person${++people}@shopper.example`

export async function openAlertWorld(databaseUrl?: string) {
  const world = await openWorld(databaseUrl)
  const api = await serveApi()
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  const { table } = await import('@/db/table')
  const { createKey } = await import('@/features/keys/keyRows')
  const { makeDealer } = await import('../../helpers/dealers')
  const { stockChangedFor } = await import('@/features/saved-searches/stockChanged')
  const { syncOnce } = await import('@/search/sync/sync.worker')
  const { evaluateOnce: lookOnce } = await import('@/features/saved-searches/saved-searches.worker')
  const { sendOnce } = await import('@/features/saved-searches/saved-searches.worker')
  const calls = {
    save: (await import('@/app/api/saved-searches/route')).POST,
    confirm: (await import('@/app/api/saved-searches/confirm/route')).POST,
    stop: (await import('@/app/api/saved-searches/stop/route')).POST,
  }
  const sent: MailMessage[] = []
  const port: MailPort = { kind: 'files', send: async (mail) => void sent.push(mail) }
  const clock = { now: Date.now() }

  /** What was pushed can be found. */
  const settle = async () => {
    while (await syncOnce(undefined, undefined, stockChangedFor)) continue
  }
  /** Lets `ms` pass, does all that is due then, and answers the mails of it. */
  const pass = async (ms = 0, through: MailPort = port): Promise<MailMessage[]> => {
    // The calls go by the real clock: the test's is never behind it.
    clock.now = Math.max(clock.now + ms, Date.now())
    const before = sent.length
    await settle()
    while ((await lookOnce(clock.now)) || (await sendOnce(through, clock.now))) continue
    return sent.slice(before)
  }
  const dealer = async (slug: string, over: Parameters<typeof makeDealer>[2] = {}): Promise<AlertDealer> => {
    const made = await makeDealer(await getDb(), slug, over)
    const key = await createKey({
      tenantId: made.tenant,
      name: 'test',
      scopes: ['stock:read', 'stock:write'],
      createdBy: 'test',
    })
    const ask = caller(api.origin, key.key)
    const address = (stocknum: string) => `/dealerships/${slug}-yard/cars/${stocknum}`
    return {
      ...made,
      host: `${slug}.${process.env.PLATFORM_HOST ?? 'localhost'}`,
      push: async (stocknum, car = {}) =>
        (await ask('PUT', address(stocknum), { ...HILUX, ...car })).body.result,
      withdraw: async (stocknum) => (await ask('DELETE', address(stocknum))).body.result,
    }
  }
  /** One call of a site: JSON for an object, a plain form for text. */
  const post = async (call: Call, host: string, body: object | string, path = '/api/saved-searches') => {
    const form = typeof body === 'string'
    const headers = {
      'x-forecourt-site': host,
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
    }
    const response = await call(
      new Request(`http://x${path}`, { method: 'POST', headers, body: form ? body : JSON.stringify(body) }),
    )
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    }
  }
  const rowsOf = async (email: string) =>
    (await table('saved-searches')).find([['email', '=', email]], { sort: [['createdAt', 'asc']] })
  /** A search from sign-up over the link in the mail to its first look. */
  const saved = async (at: AlertDealer, email: string, more: object = {}) => {
    await post(calls.save, at.host, { email, frequency: 'instant', search: '/search?make=Toyota', ...more })
    const [ask] = await pass()
    const mail = ask ?? { text: '', unsubscribe: '' }
    await post(calls.confirm, at.host, { token: tokenIn(mail.text, 'confirm') })
    await pass()
    return { stop: tokenIn(mail.text, 'stop'), mail }
  }
  return {
    api,
    calls,
    clock,
    dealer,
    lookOnce,
    pass,
    port,
    post,
    rowsOf,
    saved,
    sent,
    settle,
    table,
    async close() {
      await api.close()
      await world.close()
    },
  }
}
export type AlertWorld = Awaited<ReturnType<typeof openAlertWorld>>

export const tokenIn = (text: string, what: 'confirm' | 'stop'): string =>
  new RegExp(`/saved-searches/${what}\\?token=([\\w-]+)`).exec(text)?.[1] ?? ''
