import { randomBytes } from 'node:crypto'
import { Webhook as Signer } from 'standardwebhooks'
import { request } from 'undici'
import { isSilentCopy, SILENT_COPY } from '@/lib/silentCopy'
import { checkUrl, guardedAgent, NOT_FOUND, PUBLIC_HOSTS, RemoteFault, type Guard } from './outbound'

/** 32 random bytes in the form that Standard Webhooks libraries accept. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** One signature for each secret, separated by spaces. */
export const signatures = (secrets: readonly string[], id: string, at: Date, body: string): string =>
  secrets.map((secret) => new Signer(secret).sign(id, at, body)).join(' ')

/* Signed calls to systems of dealers (Standard Webhooks), only to public https addresses. */

export interface WebhookPolicy extends Guard {
  schemes: readonly string[]
  timeoutMs: number
}

export const WEBHOOK_TIMEOUT_MS = 15_000
const PUBLIC: WebhookPolicy = { ...PUBLIC_HOSTS, schemes: ['https:'], timeoutMs: WEBHOOK_TIMEOUT_MS }

/** `gone`: the receiver answered 410 and wants no more calls. */
export class WebhookFault extends Error {
  constructor(
    readonly kind: 'gone' | 'failed' | 'unavailable',
    message: string,
    /** The beginning of what the receiver said. */
    readonly words = '',
  ) {
    super(message)
    this.name = 'WebhookFault'
  }
}

export interface Webhook {
  /** The same at each retry, so that the receiver drops repeats. */
  key: string
  url: string
  body: string
  /** `whsec_…`; while a secret is being replaced, the old one signs too. Without one it is not signed. */
  secrets: readonly string[]
  method?: 'POST' | 'PUT'
  headers?: Record<string, string>
}

export interface WebhookPort {
  /** Returns the status. @throws WebhookFault unless it is 2xx */
  send(webhook: Webhook): Promise<number>
}

/** As good as no answer: the receiver is there, and cannot take calls just now. */
export const BUSY = [429, 502, 503, 504]

function faultOf(status: number, host: string, words: string): WebhookFault {
  const message = `${host} answered ${status}`
  if (status === 410) return new WebhookFault('gone', message, words)
  return new WebhookFault(BUSY.includes(status) ? 'unavailable' : 'failed', message, words)
}

const MOST_WORDS = 300

/** Reads no more than its beginning: an answer has no end that we can trust. */
async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const part of body) {
      text += decoder.decode(part, { stream: true })
      if (text.length >= MOST_WORDS) break
    }
  } catch {
    // The status tells enough.
  }
  return text.replace(/\s+/g, ' ').trim().slice(0, MOST_WORDS)
}

function asFault(error: unknown, host: string): WebhookFault {
  if (error instanceof WebhookFault) return error
  if (error instanceof RemoteFault)
    return new WebhookFault(
      error.kind === 'unavailable' ? 'unavailable' : 'failed',
      error.message === NOT_FOUND
        ? `The name ${host} was not found. Check the address.`
        : `${host} ${error.message}`,
    )
  const late = error instanceof Error && error.name === 'TimeoutError'
  return new WebhookFault('unavailable', `${host} did not answer${late ? ' in time' : ''}`)
}

export function openWebhooks(policy: WebhookPolicy = PUBLIC): WebhookPort {
  const agent = guardedAgent(policy)
  return {
    async send({ key, url, body, secrets, method = 'POST', headers }) {
      if (isSilentCopy()) throw new WebhookFault('failed', SILENT_COPY)
      const host = URL.canParse(url) ? new URL(url).hostname : url
      try {
        const target = checkUrl(url, undefined, policy)
        if (!policy.schemes.includes(target.protocol))
          throw new WebhookFault('failed', `${host} must be called by https`)
        const at = new Date()
        const answer = await request(target, {
          method,
          dispatcher: agent,
          signal: AbortSignal.timeout(policy.timeoutMs),
          body,
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Forecourt webhooks',
            ...headers,
            ...(secrets.length > 0 && {
              'webhook-id': key,
              'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
              'webhook-signature': signatures(secrets, key, at, body),
            }),
          },
        })
        const { statusCode, body: notice } = answer
        if (statusCode < 200 || statusCode > 299) throw faultOf(statusCode, host, await beginningOf(notice))
        await notice.dump({ limit: 16_384 }).catch(() => undefined)
        return statusCode
      } catch (error) {
        throw asFault(error, host)
      }
    },
  }
}

/** A whole file of cars takes longer than a call. */
const FILE_MS = 45_000
export const openFiles = (): WebhookPort => openWebhooks({ ...PUBLIC, timeoutMs: FILE_MS })

let port: WebhookPort | undefined
export const webhooks = (): WebhookPort => (port ??= openWebhooks())
