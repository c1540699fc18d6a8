/** A shopper of a dealer of a cluster, who stays signed in. */
import { z } from 'zod'
import type { AppProcess } from './appProcess'
import { proofOf } from './captcha'
import type { Mailbox } from './mailbox'
import type { Reply } from './rawHttp'

export interface ClusterVisitor {
  get(path: string): Promise<Reply>
  post(path: string, body: object): Promise<Reply>
  /** With a proof of work. */
  prove(path: string, body: object): Promise<Reply>
  /** With the code of the mail. */
  signIn(email: string): Promise<number>
}

export function clusterVisitor(app: () => AppProcess, host: string, mailbox: Mailbox): ClusterVisitor {
  const jar = new Map<string, string>()
  async function call(method: string, path: string, body?: object): Promise<Reply> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app().ask({
      ...{ method, host, path, headers: { 'content-type': 'application/json', cookie } },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
  const prove = async (path: string, body: object) => {
    const captcha = await proofOf(JSON.parse((await call('GET', '/api/captcha')).text))
    return call('POST', path, { ...body, captcha })
  }
  const codeFor = (email: string) =>
    mailbox.mails
      .filter((mail) => new RegExp(`^To:.*${email}`, 'm').test(mail))
      .flatMap((mail) => /^Subject: (\d{6})/m.exec(mail)?.[1] ?? [])
      .at(-1)
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    prove,
    async signIn(email) {
      await prove('/api/sign-in/request', { email })
      let code: string | undefined
      for (const end = Date.now() + 20_000; !code && Date.now() < end;) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        code = codeFor(email)
      }
      return (await call('POST', '/api/sign-in/verify', { email, code: z.string().parse(code) })).status
    },
  }
}
