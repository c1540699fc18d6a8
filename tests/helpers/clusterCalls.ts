/** Requests of shoppers, an integrator and a metrics scraper to the processes of a cluster. */
import { expect } from 'vitest'
import { z } from 'zod'
import type { AppProcess } from './appProcess'
import { proofOf } from './captcha'
import { DEALER, DEALERSHIP, PLATFORM, type Cluster } from './cluster'
import type { Reply, Send } from './rawHttp'

const hitsSchema = z.object({
  hits: z.array(z.object({ id: z.string(), slug: z.string(), name: z.string() })),
  count: z.number(),
})
const carSchema = z.object({ slug: z.string(), result: z.string() })
type Requested = Pick<AppProcess, 'ask'>
const json = { 'content-type': 'application/json' }

export const page = (app: Requested, path: string): Promise<Reply> => app.ask({ host: DEALER, path })

export async function cacheHits(app: Requested): Promise<number> {
  const { text } = await app.ask({ host: PLATFORM, path: '/metrics' })
  return Number(/^forecourt_requests_total\{how="hit",status="2xx"\} (\d+)/m.exec(text)?.[1] ?? 0)
}

export function clusterCalls({ mailbox }: Pick<Cluster, 'mailbox'>, key: string) {
  const auth = { authorization: `Bearer ${key}` }
  const search = async (app: Requested, query = '') =>
    hitsSchema.parse(JSON.parse((await page(app, `/api/cars/search${query}`)).text))
  const put = async (app: Requested, stocknum: string, more: object, method = 'PUT') => {
    const answer = await app.ask({
      method,
      host: PLATFORM,
      path: `/api/v1/dealerships/${DEALERSHIP}/cars/${stocknum}`,
      headers: { ...auth, ...json },
      body: JSON.stringify(more),
    })
    expect([200, 201]).toContain(answer.status)
    return carSchema.parse(JSON.parse(answer.text))
  }
  const enquiry = async (app: Requested, name: string): Promise<Send> => {
    const [car] = (await search(app)).hits
    const captcha = await proofOf(JSON.parse((await page(app, '/api/captcha')).text))
    const body = JSON.stringify({
      name,
      email: `${name}@shopper.example`,
      phone: '0412345678',
      message: 'Is it there?',
      car_id: car?.id,
      terms_conditions: true,
      captcha,
    })
    return { method: 'POST', host: DEALER, path: '/api/leads', headers: json, body }
  }
  const lead = async (app: Requested, name: string): Promise<string> => {
    const answer = await app.ask(await enquiry(app, name))
    expect([answer.status, answer.text]).toEqual([201, expect.stringMatching(/lead_id/)])
    return z.object({ lead_id: z.string() }).parse(JSON.parse(answer.text)).lead_id
  }
  const mailsOf = (lead_id: string) => mailbox.mails.filter((mail) => mail.includes(lead_id)).length
  return { auth, search, put, enquiry, lead, mailsOf }
}
export type ClusterCalls = ReturnType<typeof clusterCalls>
