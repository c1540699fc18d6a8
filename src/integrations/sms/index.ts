/** Text messages: files in DATA_DIR/sms, or the HTTP gateway of SMS_URL. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { request } from 'undici'
import { env } from '@/env'

export interface SmsMessage {
  /** Stable per delivery, so that the gateway recognises a repeated one. */
  key: string
  /** E.164, for example +61412345678. */
  to: string
  text: string
}
/** Throws when the message was not accepted; the outbox tries again. */
export interface SmsPort {
  send(message: SmsMessage): Promise<void>
}

const TIMEOUT_MS = 10_000

export const smsToFiles = (folder: string): SmsPort => ({
  async send({ key, to, text }) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = path.join(folder, `${key.replace(/[^\w-]/g, '_')}.txt`)
    await writeFile(`${file}.part`, `To: ${to}\n\n${text}\n`, { mode: 0o600 })
    await rename(`${file}.part`, file)
  },
})

/** POST {to, text} as JSON with the key as Idempotency-Key; a name and password in the URL become basic auth. */
export function smsByGateway(address: string): SmsPort {
  const { username, password, origin, pathname, search } = new URL(address)
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  return {
    async send({ key, to, text }) {
      const answer = await request(`${origin}${pathname}${search}`, {
        method: 'POST',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(username ? { authorization: `Basic ${login.toString('base64')}` } : {}),
        },
        body: JSON.stringify({ to, text }),
      })
      await answer.body.dump()
      if (answer.statusCode < 200 || answer.statusCode > 299)
        throw new Error(`the SMS gateway answered ${answer.statusCode}`)
    },
  }
}

let port: SmsPort | undefined

export function sms(): SmsPort {
  port ??= env.smsUrl
    ? smsByGateway(env.smsUrl)
    : smsToFiles(path.join(/* turbopackIgnore: true */ env.dataDir, 'sms'))
  return port
}
