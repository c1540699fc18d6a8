import type { SmsPort } from './types'

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
