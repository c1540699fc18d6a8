/** What anybody can ask for: the junk of a stranger, and the way of an honest person, which ends where the person wants to be. */
import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { type Flood, type FloodWorld, VICTIM } from './floods'
import type { Body, Visitor } from './visitor'

export interface Stock {
  id: string
  slug: string
  dealership_slug: string
}
/** `cars`: of the dealer's list; the first ten are left to honest people. `staff`: the address of a log-in. */
export interface FloodedDealer {
  cars: readonly Stock[]
  staff: string
}

const HONEST_CARS = 10
const CHEATS = 10
const TAKEN = 201
const person = (email: string, phone = '0498 765 432') => ({
  ...{ name: 'Ann Lee', email, phone, terms_conditions: true },
})
const junkPerson = (n: number, what: string) => person(`${what}-${n}@strangers.example`, '0412 345 678')
const phoneOf = (n: number) => `0498 100 ${String(n).padStart(3, '0')}`
const escaped = (text: string) => text.replace(/[.+]/g, '\\$&')
const toWhom = (login: string) => new RegExp(`^To:[^\\n]*(?<![\\w.+-])${escaped(login)}`, 'm')

export function floodsOf({ visitor, letters }: FloodWorld, { cars, staff }: FloodedDealer): Flood[] {
  const car = (n: number): Stock => cars[HONEST_CARS + (n % (cars.length - HONEST_CARS))] ?? own(0)
  const own = (n: number): Stock => {
    const found = cars[n % HONEST_CARS]
    if (!found) throw new Error('The list has no cars')
    return found
  }
  /** With each code that comes to this address: others may have asked in the same name. */
  async function signIn(from: Visitor, login: { email: string } | { phone: string }): Promise<boolean> {
    const before = letters.count()
    if ((await from.prove('/api/sign-in/request', login)).status !== 200) return false
    const address = 'email' in login ? login.email : `+61${login.phone.replaceAll(' ', '').slice(1)}`
    for await (const letter of letters.since(before, toWhom(address))) {
      const code = /^Subject: (\d{6})/m.exec(letter)?.[1] ?? /\b\d{6}\b/.exec(letter)?.[0]
      if ((await from.post('/api/sign-in/verify', { ...login, code })).status === 200) return true
    }
    return false
  }
  const ask = (login: (n: number) => Body): Pick<Flood, 'junk' | 'costsProof'> => ({
    costsProof: true,
    junk: (n, from, proof) => from.post('/api/sign-in/request', { ...login(n), ...proof }),
  })
  const lead = (n: number, at: Stock, of: Body): Body => ({
    ...{
      form: 'enquiry',
      message: `Is it still there? ${n}`,
      car_id: at.id,
      dealership_slug: at.dealership_slug,
    },
    ...of,
  })
  const search = (path: string) => ({ email: VICTIM, search: path, frequency: 'daily', consent: true })
  const trade = (of: Body): Body => ({
    ...{
      dealership_slug: own(0).dealership_slug,
      form: 'trade-in',
      postcode: '3000',
      trade_make: 'mazda',
      trade_model: 'cx-5',
      terms_agreed: 'true',
    },
    ...{ trade_year: String(DateTime.now().year - 4), km: '60,000', ...of },
  })
  const adjustmentAnswers = {
    ...{ exterior: 'marks', tyres: 'good', history: 'full', claim: 'no', keys: 'two' },
    ...{ finance_owing: 'No', note: 'One owner' },
  }
  const value = (from: Visitor, id: unknown) =>
    from.post('/api/trade-in/valuation', { id, adjustmentAnswers })
  const freeTimes = async (from: Visitor, at: Stock, inDays: number): Promise<string[]> => {
    const date = DateTime.now().plus({ days: inDays }).toISODate()
    const answer = await from.get(`/api/test-drives/slots?car_id=${at.id}&date=${date}`)
    if (answer.status !== 200) return []
    const { slots }: { slots: { start: string; left: number }[] } = JSON.parse(answer.text)
    return slots.filter(({ left }) => left > 0).map(({ start }) => start)
  }

  const ids: unknown[] = []
  const times: { car_id: string; start: string }[] = []
  const sessions: Visitor[] = []
  const prizes = new Set<string>()
  let held = 0
  let booked = 0
  return [
    {
      what: 'sign-in codes for strangers',
      ...ask((n) => ({ email: `code-${n}@strangers.example` })),
      honest: (n, from) => signIn(from, { email: `code-${n}@shoppers.example` }),
    },
    {
      what: 'sign-in codes for one person, under many spellings',
      ...ask((n) => ({ email: n % 2 ? VICTIM : VICTIM.replace('@', `+${n}@`) })),
      honest: (_n, from) => signIn(from, { email: VICTIM }),
    },
    {
      what: 'sign-in codes by SMS; honest people signed in before',
      async prepare() {
        for (let n = 0; n < 10; n++) await signIn(visitor(`10.90.1.${n}`), { phone: phoneOf(n) })
      },
      ...ask((n) => ({ phone: `0412 ${String(100_000 + n).replace(/(...)$/, ' $1')}` })),
      honest: (n, from) => signIn(from, { phone: phoneOf(n) }),
    },
    {
      what: 'reset mails of one of the staff',
      costsProof: false,
      junk: (_n, from) => from.post('/admin/api/users/forgot-password', { email: staff }, 'localhost'),
      async honest(_n, from) {
        const before = letters.count()
        await from.post('/admin/api/users/forgot-password', { email: staff }, 'localhost')
        for await (const letter of letters.since(before, toWhom(staff))) {
          const token = /\/admin\/reset\/([\w-]+)/.exec(letter)?.[1]
          const body = { token, password: `${randomUUID()} Aa1` }
          if ((await from.post('/admin/api/users/reset-password', body, 'localhost')).status === 200)
            return true
        }
        return false
      },
    },
    {
      what: 'leads; honest ones are mailed to the dealer at once',
      costsProof: true,
      junk: (n, from, proof) =>
        from.post('/api/leads', { ...lead(n, car(n), junkPerson(n, 'lead')), ...proof }),
      async honest(n, from) {
        const before = letters.count()
        const email = `lead-${n}@shoppers.example`
        const { status } = await from.prove('/api/leads', lead(n, own(n), person(email, phoneOf(n))))
        if (status !== TAKEN) return false
        for await (const letter of letters.since(before, new RegExp(escaped(email))))
          if (!toWhom(email).test(letter)) return true
        return false
      },
    },
    {
      what: 'holds of cars',
      costsProof: true,
      async junk(n, from, proof) {
        const answer = await from.post(`/api/cars/${car(n).slug}/reserve`, {
          ...junkPerson(n, 'hold'),
          ...proof,
        })
        if (answer.status === TAKEN) held++
        return answer
      },
      honest: async (n, from) =>
        (await from.prove(`/api/cars/${own(n).slug}/reserve`, person(`hold-${n}@shoppers.example`)))
          .status === TAKEN,
      gain: () => `${held} cars of ${cars.length} for 15 minutes`,
    },
    {
      what: 'test drives',
      costsProof: true,
      async prepare() {
        for (let n = 0; times.length < 1000 && n < 200; n++)
          for (const start of await freeTimes(visitor(`10.91.1.${n}`), car(n), 1 + (n % 13)))
            times.push({ car_id: car(n).id, start })
      },
      async junk(n, from, proof) {
        const time = times[n % times.length]
        const answer = await from.post('/api/test-drives', { ...junkPerson(n, 'drive'), ...time, ...proof })
        if (answer.status === TAKEN) booked++
        return answer
      },
      async honest(n, from) {
        for (let day = 1; day < 14; day++)
          for (const start of (await freeTimes(from, own(n), day)).slice(0, 1)) {
            const body = { ...person(`drive-${n}@shoppers.example`), car_id: own(n).id, start }
            if ((await from.prove('/api/test-drives', body)).status === TAKEN) return true
          }
        return false
      },
      gain: () => `${booked} of ${times.length} times that were tried`,
    },
    {
      what: 'valuations',
      costsProof: false,
      async prepare() {
        for (let n = 0; n < 100; n++) {
          const { text } = await visitor(`10.92.1.${n}`).prove('/api/leads', trade(junkPerson(n, 'trade')))
          ids.push(JSON.parse(text).lead_id)
        }
      },
      junk: (n, from) => value(from, ids[n % ids.length]),
      async honest(n, from) {
        const made = await from.prove('/api/leads', trade(person(`trade-${n}@shoppers.example`, phoneOf(n))))
        return made.status === TAKEN && (await value(from, JSON.parse(made.text).lead_id)).status === 200
      },
    },
    {
      what: 'goes at the wheel, by one mailbox under ten spellings',
      costsProof: false,
      async prepare() {
        for (let n = 0; n < CHEATS; n++) {
          const cheat = visitor(`10.93.1.${n}`)
          if (await signIn(cheat, { email: `cheat+${n}@strangers.example` })) sessions.push(cheat)
        }
      },
      async junk(n, from) {
        const answer = await (sessions[n % CHEATS] ?? from).post('/api/spin-to-win', {})
        const { reference } = answer.status === 200 ? JSON.parse(answer.text) : {}
        if (reference) prizes.add(String(reference))
        return answer
      },
      honest: async (n, from) =>
        (await signIn(from, { email: `spin-${n}@shoppers.example` })) &&
        (await from.post('/api/spin-to-win', {})).status === 200,
      gain: () => `${prizes.size} goes`,
    },
    {
      what: 'saved searches for one person',
      costsProof: true,
      junk: (_n, from, proof) => from.post('/api/saved-searches', { ...search('/search/toyota'), ...proof }),
      honest: async (_n, from) =>
        (await from.prove('/api/saved-searches', search('/search/mazda'))).status === TAKEN,
    },
  ]
}
