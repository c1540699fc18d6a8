/** What one dealer may bring upon a server that others share: each goes on until it is stopped, and says what it did. */
import { setTimeout } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { z } from 'zod'
import { demoLogin } from '../helpers/demoLogin'
import { HOST } from './carPage'
import type { SiteServer } from './siteServer'
import { csv, type supplierOf } from './supplierFile'

export interface Harm {
  what: string
  /** Resolves when it was stopped and all its calls are answered. */
  run(isOver: () => boolean): Promise<string>
}

const PER_SECOND = 1000
const TICK_MS = 10
/** More than may wait at the server. Who finds none free has left. */
const CONNECTIONS = 600
/** Each of an address of its own: the limit of one visitor would stop the next. */
const VISITORS = 500
const STAFF = 100
/** Between a save's answer and the next save of the same person. */
const THINKS_MS = 1000

export class Answers {
  #statuses = new Map<number | string, number>()
  add = (status: number | string): void =>
    void this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
  text = (): string => [...this.#statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
}

const addressOf = (n: number): string => `203.0.${Math.floor(n / 250)}.${n % 250}`

/** By the clock, whether answers come or not. */
export const crowd = (site: SiteServer, what: string, pathOf: (n: number) => string): Harm => ({
  what,
  async run(isOver) {
    const agent = new Agent({ connections: CONNECTIONS })
    const answers = new Answers()
    const open = new Set<Promise<void>>()
    const visit = async (n: number): Promise<void> => {
      const headers = { host: HOST, 'accept-encoding': 'gzip', 'x-forwarded-for': addressOf(n % VISITORS) }
      await request(`http://127.0.0.1:${site.port}${pathOf(n)}`, { dispatcher: agent, headers }).then(
        async ({ statusCode, body }) => {
          answers.add(statusCode)
          await body.dump({ limit: Infinity })
        },
        () => answers.add('no answer'),
      )
    }
    const began = performance.now()
    for (let n = 0; !isOver(); await setTimeout(TICK_MS))
      for (const due = ((performance.now() - began) * PER_SECOND) / 1000; n < due; n++) {
        if (open.size >= CONNECTIONS) {
          answers.add('left')
          continue
        }
        const visited = visit(n).finally(() => open.delete(visited))
        open.add(visited)
      }
    await Promise.all(open)
    await agent.close()
    return answers.text()
  },
})

/** A file of 3,000 cars with other prices, again and again. */
export const supplier = ({ send }: ReturnType<typeof supplierOf>): Harm => ({
  what: 'a supplier’s file of 3,000 cars, all changed, one after the other',
  async run(isOver) {
    let files = 0
    while (!isOver()) {
      await send(csv(100 + files * 100))
      files++
    }
    return `${files} files`
  },
})

const listed = z.object({ docs: z.array(z.object({ id: z.string(), price: z.number().nullish() })) })

/** Each at a car of its own, with a session of its own. */
export async function staff(site: SiteServer): Promise<Harm> {
  const login = demoLogin(site.dataDir, 'dealer_admin', HOST.split('.')[0])
  const origin = `http://localhost:${site.port}`
  const agent = new Agent({ connections: STAFF })
  const call = async (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    n: number,
    cookie: string,
    body?: object,
  ) => {
    const headers = { host: `localhost:${site.port}`, origin, cookie, 'x-forwarded-for': addressOf(n) }
    return request(`http://127.0.0.1:${site.port}/admin/api${path}`, {
      ...{ dispatcher: agent, method },
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  }
  const cookies: string[] = []
  for (let n = 0; n < STAFF; n++) {
    const answer = await call('POST', '/users/login', n, '', login)
    const cookie = [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0])
    if (answer.statusCode !== 200) throw new Error(`Signing in answered ${await answer.body.text()}`)
    await answer.body.dump()
    cookies.push(cookie.join('; '))
  }
  const cars = listed.parse(
    await (await call('GET', `/cars?limit=${STAFF}`, 0, cookies[0] ?? '')).body.json(),
  )
  return {
    what: `${STAFF} staff who save a car each, and again a second after the answer`,
    async run(isOver) {
      const answers = new Answers()
      const person = async (n: number): Promise<void> => {
        const car = cars.docs[n % cars.docs.length]
        for (let save = 1; !isOver(); save++) {
          const price = (car?.price ?? 20_000) + save
          const answer = await call('PATCH', `/cars/${car?.id}?depth=0`, n, cookies[n] ?? '', { price })
          answers.add(answer.statusCode)
          await answer.body.dump({ limit: Infinity })
          await setTimeout(THINKS_MS)
        }
      }
      await Promise.all(cookies.map((_, n) => person(n)))
      return answers.text()
    },
  }
}

export const together = (harms: readonly Harm[]): Harm => ({
  what: 'all of these at once',
  run: async (isOver) => (await Promise.all(harms.map(({ run }) => run(isOver)))).join('; '),
})
