/** A thousand junk calls a minute from a hundred addresses at each thing that anybody can ask for, with a proof of work where it costs one. */
import { setTimeout } from 'node:timers/promises'

export interface Sent {
  status: number
  text: string
}
interface Caller {
  call(method: 'GET' | 'POST', path: string, address: string, body?: object): Promise<Sent>
  proof(address: string): Promise<string | undefined>
  /** Slugs of cars that nobody reserved. */
  cars: string[]
}
type Body = Record<string, unknown>
interface Flood {
  what: string
  path: (n: number) => string
  junk: (n: number) => Body
  honest: (n: number) => Body
  good: number
}

const CALLS = 1000
const ADDRESSES = 100
const PER_MINUTE = 1000
const HONEST_EVERY = 100
const VICTIM = 'victim@shoppers.example'

const floodsOf = ({ cars }: Caller): Flood[] => [
  {
    what: 'sign-in codes for strangers',
    path: () => '/api/sign-in/request',
    junk: (n) => ({ email: `code-${n}@strangers.example` }),
    honest: (n) => ({ email: `code-honest-${n}@shoppers.example` }),
    good: 200,
  },
  {
    what: 'sign-in codes for one person, under many spellings',
    path: () => '/api/sign-in/request',
    junk: (n) => ({ email: VICTIM.replace('@', `+${n}@`) }),
    honest: () => ({ email: VICTIM }),
    good: 200,
  },
  {
    what: 'sign-in codes by SMS',
    path: () => '/api/sign-in/request',
    junk: (n) => ({ phone: `0412 ${String(100_000 + n).replace(/(...)$/, ' $1')}` }),
    honest: (n) => ({ email: `text-honest-${n}@shoppers.example` }),
    good: 200,
  },
  {
    what: 'saved searches',
    path: () => '/api/saved-searches',
    junk: () => ({ email: VICTIM, search: '/search/toyota', frequency: 'daily', consent: true }),
    honest: () => ({ email: VICTIM, search: '/search/mazda', frequency: 'daily', consent: true }),
    good: 201,
  },
  {
    what: 'holds',
    path: (n) => `/api/cars/${cars[n % cars.length]}/reserve`,
    junk: (n) => ({
      name: 'Ruth Abel',
      email: `hold-${n}@strangers.example`,
      phone: '0412 345 678',
      terms_conditions: true,
    }),
    honest: (n) => ({
      name: 'Ann Lee',
      email: `hold-honest-${n}@shoppers.example`,
      phone: '0498 765 432',
      terms_conditions: true,
    }),
    good: 201,
  },
]

const summed = (statuses: Record<number, number>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')

async function run(caller: Caller, flood: Flood, number: number) {
  const statuses: Record<number, number> = {}
  const heard: number[] = []
  const from = Date.now()
  const post = async (n: number, address: string, body: Body) => {
    const captcha = await caller.proof(address)
    return (await caller.call('POST', flood.path(n), address, { ...body, captcha })).status
  }
  for (let n = 0; n < CALLS; n++) {
    const status = await post(n, `10.${100 + number}.1.${n % ADDRESSES}`, flood.junk(n))
    statuses[status] = (statuses[status] ?? 0) + 1
    if (n % HONEST_EVERY === HONEST_EVERY - 1)
      heard.push(await post(CALLS + n, `10.${100 + number}.2.${heard.length}`, flood.honest(n)))
    const ahead = from + (n * 60_000) / PER_MINUTE - Date.now()
    if (ahead > 0) await setTimeout(ahead)
  }
  return {
    flood: flood.what,
    'junk calls': summed(statuses),
    'honest people served': `${heard.filter((status) => status === flood.good).length} of ${heard.length}`,
    minutes: Math.round((Date.now() - from) / 6000) / 10,
  }
}

export async function runFloods(caller: Caller, mailsSoFar: () => Promise<readonly string[]>) {
  const rows = []
  for (const [number, flood] of floodsOf(caller).entries()) {
    const before = (await mailsSoFar()).length
    const row = await run(caller, flood, number)
    const mails = (await mailsSoFar()).slice(before)
    rows.push({ ...row, 'mails to the person named': mails.filter((mail) => mail.includes(VICTIM)).length })
  }
  return rows
}
