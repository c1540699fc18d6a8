/** Dealers with every kind of destination, receivers that can be unavailable, and a clock that the test moves. */
import type { MailMessage } from '@/integrations/mail'
import type { SmsMessage } from '@/integrations/sms'
import type { Webhook } from '@/integrations/webhooks'
import { openAlertWorld, type AlertDealer } from '../saved-searches/alertWorld'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
let count = 0
export const somebody = () => `person${++count}@shopper.example`

interface Down {
  mail: boolean
  sms: boolean
  webhooks: 'silent' | 'gone' | 'refuses' | null
  tries: number
}

export async function openDeliveryWorld(url: string | undefined) {
  const world = await openAlertWorld(url)
  const calls = await import('@/app/api/leads/route')
  const { deliverOne } = await import('@/features/leads/deliveries.worker')
  const { openWays } = await import('@/features/leads/ways')
  const { WebhookFault } = await import('@/integrations/webhooks')
  const { newSecret } = await import('@/integrations/webhooks')

  const got = { mails: new Array<MailMessage>(), texts: new Array<SmsMessage>(), hooks: new Array<Webhook>() }
  const down: Down = { mail: false, sms: false, webhooks: null, tries: 0 }
  const ports = {
    mail: {
      kind: 'files' as const,
      send: async (mail: MailMessage) => {
        down.tries++
        if (down.mail) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })
        got.mails.push(mail)
      },
    },
    sms: {
      send: async (message: SmsMessage) => {
        if (down.sms) throw new Error('the gateway did not answer')
        got.texts.push(message)
      },
    },
    webhooks: {
      send: async (hook: Webhook) => {
        down.tries++
        if (down.webhooks === 'silent') throw new WebhookFault('unavailable', 'crm.example did not answer')
        if (down.webhooks === 'gone') throw new WebhookFault('gone', 'crm.example answered 410')
        if (down.webhooks === 'refuses') throw new WebhookFault('failed', 'crm.example answered 400')
        got.hooks.push(hook)
        return 204
      },
    },
  }
  const clock = { now: Date.now() }
  const ways = openWays()
  /** Delivers what is due at this time. */
  const workAt = async (now: number) => {
    clock.now = now
    while (await deliverOne(ports.mail, now, ports, ways)) continue
  }
  /** Lets `ms` pass in steps as the worker would see them, and delivers what is due. */
  const pass = async (ms = 0, step = 30_000) => {
    const end = Math.max(clock.now, Date.now()) + ms
    for (let now = Math.max(clock.now, Date.now()); ; now = Math.min(end, now + step)) {
      await workAt(now)
      if (now === end) return
    }
  }
  const post = async (at: AlertDealer, body: object, headers: Record<string, string> = {}) => {
    const response = await calls.POST(
      new Request('http://x/api/leads', {
        method: 'POST',
        headers: { 'x-forecourt-site': at.host, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    )
    const answer: { lead_id?: string; receipt?: boolean } = JSON.parse(await response.text())
    return { status: response.status, ...answer }
  }
  const lead = (more: object = {}) => ({
    form: 'enquiry',
    name: 'Ann Lee',
    email: somebody(),
    message: 'Is it there?',
    terms_conditions: true,
    ...more,
  })
  const destination = async (at: AlertDealer, kind: 'mail' | 'adf' | 'webhook', more: object = {}) =>
    (await world.table('lead-destinations')).insert({
      tenant: at.tenant,
      name: `The ${kind}`,
      kind,
      email: `${kind}@crm.example`,
      url: 'https://crm.example/leads',
      categories: [],
      location_id: null,
      placeholder_vehicle: true,
      enabled: true,
      secret: newSecret(),
      ...more,
    })
  const leadsOf = async (at: AlertDealer) => (await world.table('leads')).find([['tenant', '=', at.tenant]])
  const rowOf = async (lead_id: string | undefined) => {
    const [row] = await (await world.table('leads')).find([['lead_id', '=', lead_id ?? '']])
    if (!row) throw new Error('no such lead')
    return row
  }
  return { ...world, got, down, clock, pass, workAt, post, lead, destination, leadsOf, rowOf }
}
export type DeliveryWorld = Awaited<ReturnType<typeof openDeliveryWorld>>
