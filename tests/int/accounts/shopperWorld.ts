/** Two dealers with accounts and one without, their calls, and the mails and texts that are sent. */
import type { MailMessage } from '@/integrations/mail'
import type { TenantConfigInput } from '@/core/dealer/config/tenantConfig'
import type { SmsMessage } from '@/integrations/sms'
import { type AlertDealer, openAlertWorld, type Call } from '../saved-searches/alertWorld'

export interface Answer {
  status: number
  location: string | null
  text: string
  cookies: string[]
  headers: Headers
}

/** One browser: keeps the cookies of one host. */
export interface Browser {
  dealer: AlertDealer
  jar: Map<string, string>
  headers?: Record<string, string>
}

const WHEEL: TenantConfigInput['spin'] = {
  key: 'test',
  title: 'Spin',
  from: '2026-01-01',
  until: '2039-12-31',
  every: 'week',
  terms: ['One go.'],
  prizes: [
    { key: 'fuel', name: 'Fuel', odds: 50, stock: 3 },
    { key: 'wash', name: 'Car wash', odds: 25.5 },
    { key: 'nothing', name: 'No prize', odds: 24.5, wins: false },
  ],
}

let mobiles = 100
export const mobile = (): string => `0412 345 ${++mobiles}`

export async function openShopperWorld(databaseUrl?: string) {
  // With a database of its own the platform texts only by a gateway; here nothing reaches it.
  process.env.SMS_URL = 'http://127.0.0.1:9/'
  const world = await openAlertWorld(databaseUrl)
  const { sendCodeOnce } = await import('@/features/accounts/codes.worker')
  const calls = {
    request: (await import('@/app/api/sign-in/request/route')).POST,
    verify: (await import('@/app/api/sign-in/verify/route')).POST,
    signOut: (await import('@/app/api/sign-out/route')).POST,
    save: (await import('@/app/api/watchlist/save-car/route')).POST,
    remove: (await import('@/app/api/watchlist/remove-car/route')).POST,
    merge: (await import('@/app/api/watchlist/merge/route')).POST,
    account: (await import('@/app/api/account/route')).POST,
    details: (await import('@/app/api/account/route')).GET,
    alerts: (await import('@/app/api/account/alerts/route')).POST,
    searches: (await import('@/app/api/account/searches/route')).POST,
    erase: (await import('@/app/api/account/delete/route')).POST,
    spin: (await import('@/app/api/spin-to-win/route')).POST,
    export: (await import('@/app/api/account/export/route')).GET,
    lead: (await import('@/app/api/leads/route')).POST,
  } satisfies Record<string, Call>
  const mails: MailMessage[] = []
  const texts: SmsMessage[] = []
  const ports = {
    mail: { kind: 'files', send: async (mail: MailMessage) => void mails.push(mail) },
    sms: { kind: 'files', send: async (text: SmsMessage) => void texts.push(text) },
  } as const
  const signInOn = { features: { signIn: true }, forms: { captcha: false } }
  const north = await world.dealer('north', signInOn)
  const south = await world.dealer('south', signInOn)
  const closed = await world.dealer('closed')
  const forms = { captcha: false }
  const bare = await world.dealer('bare', { features: { signIn: true, garage: false }, forms })
  const wheel = await world.dealer('wheel', {
    features: { signIn: true, spinToWin: true },
    spin: WHEEL,
    forms,
  })
  const guarded = await world.dealer('guarded', { features: { signIn: true }, forms: { textsPerDay: 10 } })
  const lends = await world.dealer('lends', {
    features: { signIn: true, finance: true },
    gates: ['finance'],
    forms,
  })
  for (const dealer of [north, south, bare]) {
    await dealer.push('A1', { price: 30_000 })
    await dealer.push('A2', { price: 20_000 })
  }
  const car = async (dealer: AlertDealer, stocknum: string): Promise<string> => {
    const [row] = await (
      await world.table('cars')
    ).find([
      ['tenant', '=', dealer.tenant],
      ['stocknum', '=', stocknum],
    ])
    return String(row?.id)
  }

  const browser = (dealer: AlertDealer): Browser => ({ dealer, jar: new Map() })
  const cookieOf = ({ jar }: Browser): string =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (
    at: Browser,
    call: keyof typeof calls,
    body: object | string | null = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const form = typeof body === 'string'
    const response = await calls[call](
      new Request(`http://x/api/${call}`, {
        method: body === null ? 'GET' : 'POST',
        headers: {
          'x-forecourt-site': at.dealer.host,
          cookie: cookieOf(at),
          'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          ...at.headers,
          ...headers,
        },
        body: body === null ? null : form ? body : JSON.stringify(body),
      }),
    )
    const cookies = response.headers.getSetCookie()
    for (const one of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
      if (value) at.jar.set(name, value)
      else at.jar.delete(name)
    }
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
      cookies,
      headers: response.headers,
    }
  }
  /** Sends what is due; the newest code to this address. */
  const codeFor = async (login: string): Promise<string> => {
    while (await sendCodeOnce(ports)) continue
    const last = login.includes('@')
      ? mails.filter(({ to }) => to.address === login).at(-1)?.subject
      : texts.filter(({ to }) => to === login).at(-1)?.text
    return /\d{6}/.exec(last ?? '')?.[0] ?? ''
  }
  const signedIn = async (dealer: AlertDealer, email: string): Promise<Browser> => {
    const at = browser(dealer)
    await send(at, 'request', { email })
    await send(at, 'verify', { email, code: await codeFor(email) })
    return at
  }
  return {
    ...world,
    north,
    south,
    closed,
    bare,
    wheel,
    guarded,
    lends,
    car,
    browser,
    send,
    codeFor,
    signedIn,
    mails,
    texts,
    ports,
    sendCodeOnce,
  }
}
export type ShopperWorld = Awaited<ReturnType<typeof openShopperWorld>>
