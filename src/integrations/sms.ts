import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env'
import { isSilentCopy } from '@/lib/silentCopy'

export interface SmsMessage {
  /** Stable per delivery, so that a gateway recognises a repeated one. */
  key: string
  /** E.164: `+61412345678`. */
  to: string
  text: string
}
/** Throws when the message was not accepted; the outbox tries again. */
export interface SmsPort {
  send(message: SmsMessage): Promise<void>
}

/** Each message is an .sms.txt file in `folder`, named by its key: a repeated delivery overwrites it. */
export function smsToFiles(folder: string): SmsPort {
  return {
    async send({ key, to, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, `${key.replace(/[^\w-]/g, '_')}.sms.txt`)
      await writeFile(`${file}.part`, `To: ${to}\n\n${text}\n`, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}

const TIMEOUT_MS = 10_000

/** A gateway that takes a POST of `{to, text}` as JSON, with the key as Idempotency-Key. */
export function smsByHttp(url: string): SmsPort {
  const address = new URL(url)
  const { username, password } = address
  address.username = ''
  address.password = ''
  const basic = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  return {
    async send({ key, to, text }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(username && { authorization: `Basic ${basic.toString('base64')}` }),
        },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
    },
  }
}

let port: SmsPort | undefined
const toFiles = (): SmsPort => smsToFiles(path.join(/* turbopackIgnore: true */ env.dataDir, 'mail'))

/** The SMS port of this process: a gateway when SMS_URL is set, files beside the mails otherwise, and in a silent copy. */
export function sms(): SmsPort {
  if (!env.smsUrl || isSilentCopy()) return toFiles()
  return (port ??= smsByHttp(env.smsUrl))
}

/** False in production without a gateway: a text would reach nobody. */
export const canText = (): boolean => env.smsUrl !== undefined || env.mode === 'demo'
