/** Visitors with addresses of their own, and what the platform sends them: for benches that ask for mails in many names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { request } from 'undici'
import type { Mailbox } from '../helpers/mailbox'
import { proofOf } from '../helpers/captcha'
import { HOST } from './carPage'
import type { SiteServer } from './siteServer'

export interface Sent {
  status: number
  text: string
}
export type Body = Record<string, unknown>
export interface Visitor {
  get(path: string): Promise<Sent>
  post(path: string, body: Body, host?: string): Promise<Sent>
  /** A solved challenge for one form; undefined when this address gets none. */
  proof(): Promise<string | undefined>
  /** With a proof of its own. */
  prove(path: string, body: Body): Promise<Sent>
}

/** Cookies stay with the visitor. */
export function visitorAt(site: SiteServer, address: string): Visitor {
  const jar = new Map<string, string>()
  async function call(method: 'GET' | 'POST', at: string, body?: Body, host = HOST): Promise<Sent> {
    const answer = await request(`http://127.0.0.1:${site.port}${at}`, {
      method,
      headers: {
        host: `${host}:${site.port}`,
        'content-type': 'application/json',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': address,
        'x-forwarded-proto': 'http',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return { status: answer.statusCode, text: await answer.body.text() }
  }
  async function proof(): Promise<string | undefined> {
    const { status, text } = await call('GET', '/api/captcha')
    return status === 200 ? proofOf(JSON.parse(text)) : undefined
  }
  return {
    get: (at) => call('GET', at),
    post: (at, body, host) => call('POST', at, body, host),
    proof,
    prove: async (at, body) => call('POST', at, { ...body, captcha: await proof() }),
  }
}

const WAIT_MS = 60_000
const LOOK_MS = 100

export interface Letters {
  /** How many mails and texts came so far. */
  count(): number
  /** Each that comes after the first `from` and has `words`, as it comes, for a minute at most. */
  since(from: number, words: RegExp): AsyncGenerator<string>
  all(from: number): string[]
}

/** Mails, and texts of the embedded port, in the order in which they came. */
export function lettersOf(site: SiteServer, mailbox: Mailbox): Letters {
  const folder = path.join(site.dataDir, 'mail')
  const known = new Set<string>()
  const letters: string[] = []
  let mails = 0
  function look(): void {
    // Long lines of a mail are folded.
    for (; mails < mailbox.mails.length; mails++)
      letters.push((mailbox.mails[mails] ?? '').replaceAll('=\r\n', ''))
    const texts = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sms.txt')) : []
    for (const name of texts) {
      if (known.has(name)) continue
      known.add(name)
      letters.push(readFileSync(path.join(folder, name), 'utf8'))
    }
  }
  return {
    count() {
      look()
      return letters.length
    },
    all(from) {
      look()
      return letters.slice(from)
    },
    async *since(from, words) {
      let at = from
      for (const end = Date.now() + WAIT_MS; Date.now() < end; await setTimeout(LOOK_MS)) {
        look()
        for (; at < letters.length; at++) if (words.test(letters[at] ?? '')) yield letters[at] ?? ''
      }
    },
  }
}
