/** Two dealers with cars, a marketplace on the loopback, and a clock that the test moves. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { vi } from 'vitest'
import type { WebhookPort } from '@/integrations/webhooks'
import type { Run } from '@/features/stock-files/sending.rules'
import { listen } from '../../helpers/listen'
import { feedCar, openWorld, type Party } from '../../helpers/stockWorld'

export const MINUTE = 60_000
export interface Got {
  path: string
  method: string
  headers: IncomingHttpHeaders
  body: string
}
interface Answer {
  /** 0: none ever comes. */
  status: number
  body?: string
  location?: string
}

export async function openSendWorld() {
  const world = await openWorld()
  const got: Got[] = []
  const answers = new Map<string, Answer>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString('utf8')))
    request.on('end', () => {
      const path = request.url ?? ''
      got.push({ path, method: request.method ?? '', headers: request.headers, body })
      const { status, body: said = 'thanks', location } = answers.get(path) ?? { status: 200 }
      if (status > 0) response.writeHead(status, location ? { location } : {}).end(said)
    })
  })
  const { port, close } = await listen(server)
  const { openWebhooks } = await import('@/integrations/webhooks')
  const loopback = openWebhooks({
    ...{ schemes: ['http:'], timeoutMs: 400, allowsAddress: () => true, allowsPort: () => true },
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  })
  // The address is checked as everywhere when it is saved; only the call goes to this machine.
  const uploads: WebhookPort = {
    send: (file) =>
      loopback.send({ ...file, url: `http://market.example:${port}${new URL(file.url).pathname}` }),
  }
  const { table } = await import('@/db/table')
  const { getDb } = await import('@/db/payload')
  const { sendStockOnce } = await import('@/features/stock-files/sending.worker')
  const { stockSettles } = await import('@/features/stock-files/targetRows')
  const { syncOnce } = await import('@/search/sync/sync.worker')
  const { runsSchema } = await import('@/features/stock-files/sending.rules')
  const { ingestCars } = await import('@/features/stock/ingest')
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-30T00:00:00Z')

  async function put({ tenantId, dealership }: Party, ...rows: Record<string, unknown>[]): Promise<void> {
    await ingestCars({ tenantId, dealership, actor: 'test' }, rows, { mode: 'put' })
    // Pictures of other hosts are shown once they are fetched.
    const own = { images: [], thumbnails: [], primary_image_url: '/media/demo/front.jpg' }
    await (await table('cars')).update([['tenant', '=', tenantId]], own)
    while (await syncOnce(undefined, Date.now(), stockSettles)) continue
  }
  async function target(
    { tenantId }: Party,
    path: string,
    more: Record<string, unknown> = {},
  ): Promise<string> {
    const { id } = await (
      await getDb()
    ).create({
      ...{ collection: 'stock-targets', overrideAccess: true, depth: 0 },
      data: {
        ...{
          tenant: tenantId,
          name: path,
          file: 'stock.csv',
          url: `https://market.example${path}`,
          way: 'put',
        },
        ...{ first_at: '06:00', second_at: '18:00', resend: false, enabled: true, ...more },
      },
    })
    return id
  }
  /** Lets minutes pass, one by one, and does what is due in each. Returns what came. */
  async function pass(minutes: number): Promise<Got[]> {
    const before = got.length
    for (let minute = 0; minute < minutes; minute++) {
      vi.setSystemTime(Date.now() + MINUTE)
      while (await sendStockOnce(uploads, Date.now())) continue
    }
    return got.slice(before)
  }
  const row = async (id: string) => (await (await table('stock-targets')).find([['id', '=', id]]))[0] ?? {}
  const runs = async (id: string): Promise<Run[]> => runsSchema.parse((await row(id)).runs ?? [])
  return {
    ...{ world, got, answers, uploads, put, target, pass, row, runs, table },
    car: feedCar,
    once: () => sendStockOnce(uploads, Date.now()),
    /** Removes all targets. */
    clear: async () => void (await (await table('stock-targets')).delete([['id', '!=', '']])),
    async close() {
      vi.useRealTimers()
      await close()
      await world.close()
    },
  }
}
export type SendWorld = Awaited<ReturnType<typeof openSendWorld>>
export const stocknums = ({ body }: Got): string[] =>
  body
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '')
