/** Dealers that take trade-ins, and the calls of their sites. */
import sharp from 'sharp'
import type { MailMessage, MailPort } from '@/integrations/mail'
import type { Dealer } from '../../helpers/dealers'
import { openWorld } from '../../helpers/stockWorld'

type Call = (request: Request) => Promise<Response>

let people = 0
export const person = () => ({ name: 'Jordan', last_name: 'Lee', email: `seller${++people}@shopper.example` })

export async function openTradeWorld(databaseUrl?: string) {
  const world = await openWorld(databaseUrl)
  const { getDb } = await import('@/db/payload')
  const { table } = await import('@/db/table')
  const { makeDealer, makeCar } = await import('../../helpers/dealers')
  const { deliverOne } = await import('@/features/leads/deliveries.worker')
  const { openWays } = await import('@/features/leads/ways')
  const { privateStorage, getStorage } = await import('@/integrations/storage')
  const { photosSchema } = await import('@/core/person/ownCarPhotos')
  const calls = {
    leads: (await import('@/app/api/leads/route')).POST,
    value: (await import('@/app/api/trade-in/valuation/route')).POST,
    accept: (await import('@/app/api/trade-in/accept/route')).POST,
    photos: (await import('@/app/api/trade-in/photos/route')).POST,
    rego: (await import('@/app/api/trade-in/rego/route')).GET,
    misc: (await import('@/app/api/miscellaneous/route')).POST,
  }
  const db = await getDb()
  const sent: MailMessage[] = []
  const port: MailPort = { kind: 'files', send: async (mail) => void sent.push(mail) }
  const ports = {
    mail: port,
    sms: { send: async () => undefined },
    webhooks: { send: async () => 204 },
  }
  const ways = openWays()

  const read = async (response: Response) => {
    const text = await response.text()
    const body: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : {}
    return { status: response.status, location: response.headers.get('location'), text, body }
  }
  const post = async (
    call: Call,
    at: Dealer,
    body: object | string,
    headers: Record<string, string> = {},
  ) => {
    const form = typeof body === 'string'
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    return read(
      await call(
        new Request('http://x/api/x', {
          method: 'POST',
          headers: { 'x-forecourt-site': at.host, 'content-type': type, ...headers },
          body: form ? body : JSON.stringify(body),
        }),
      ),
    )
  }
  const send = async (call: Call, at: Dealer, body: FormData) =>
    read(
      await call(
        new Request('http://x/api/x', { method: 'POST', headers: { 'x-forecourt-site': at.host }, body }),
      ),
    )
  const rowsOf = async (slug: string, id: string) => (await table(slug)).find([['lead_id', '=', id]])

  return {
    calls,
    db,
    makeCar,
    post,
    rowsOf,
    send,
    close: world.close,
    dealer: async (slug: string, over: Parameters<typeof makeDealer>[2] = {}): Promise<Dealer> => ({
      ...(await makeDealer(db, slug, { email: 'sales@dealer.example', forms: { captcha: false }, ...over })),
      host: `${slug}.${process.env.PLATFORM_HOST ?? 'localhost'}`,
    }),
    lead: () => ({
      form: 'trade-in',
      ...person(),
      postcode: '4558',
      trade_make: 'mazda',
      trade_model: 'cx-5',
      km: '60,000',
      terms_agreed: 'true',
    }),
    get: async (call: Call, at: Dealer, query: string, headers: Record<string, string> = {}) =>
      read(
        await call(
          new Request(`http://x/api/x?${query}`, { headers: { 'x-forecourt-site': at.host, ...headers } }),
        ),
      ),
    picture: async () => {
      const data = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
        .jpeg()
        .toBuffer()
      return new File([new Uint8Array(data)], 'front.jpg', { type: 'image/jpeg' })
    },
    photos: (at: Dealer, id: string, files: readonly File[]) => {
      const form = new FormData()
      form.set('id', id)
      for (const file of files) form.append('photos', file)
      return send(calls.photos, at, form)
    },
    photosOf: async (id: string) => photosSchema.parse((await rowsOf('valuations', id))[0]?.photos ?? []),
    readPhoto: (key: string) => privateStorage().get(key),
    isPublic: (key: string) => getStorage().has(key),
    age: async (id: string, days: number) => {
      const createdAt = new Date(Date.now() - days * 86_400_000).toISOString()
      await (await table('leads')).update([['lead_id', '=', id]], { createdAt })
    },
    mails: async (): Promise<MailMessage[]> => {
      while (await deliverOne(port, Date.now(), ports, ways)) continue
      return sent
    },
  }
}
export type TradeWorld = Awaited<ReturnType<typeof openTradeWorld>>
