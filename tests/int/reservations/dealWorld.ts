/** Helpers for tests of online deals in the world of reservations. */
import type { Dealer } from '../../helpers/dealers'
import type { Answer, ReserveWorld } from './reserveWorld'

export interface Link {
  id: string
  key: string
}

export const linkIn = (location: unknown): Link => {
  const url = new URL(String(location), 'http://x')
  return { id: url.pathname.split('/').at(-1) ?? '', key: url.searchParams.get('key') ?? '' }
}

export const ANSWERS = {
  delivery: { way: 'regional', street: '1 Main Road', suburb: 'Ballarat', postcode: '3350' },
  'trade-in': {
    has: 'Yes',
    make: 'Mazda',
    model: '3',
    km: '95,000',
    rego: '1AB2CD',
    owing: '4000',
    worth: '12000',
  },
  details: { name: 'Jordan Lee', email: 'deal@shopper.example', phone: '0412 345 678' },
}

/** A deal of a fresh car, begun. */
export async function begun(world: ReserveWorld, at: Dealer = world.west) {
  const car = await world.car(at)
  const { status, body } = await world.begin(at, { car_id: car.slug })
  if (status !== 201) throw new Error(`The deal was not begun: ${status}`)
  return { car, link: linkIn(body.url) }
}

export async function answered(world: ReserveWorld, email: string) {
  const { car, link } = await begun(world)
  const answers = { ...ANSWERS, details: { ...ANSWERS.details, email } }
  for (const [step, values] of Object.entries(answers)) await world.step(world.west, link, step, values)
  return { car, link }
}

export const send = (world: ReserveWorld, link: Link): Promise<Answer> =>
  world.step(world.west, link, 'send', { terms_conditions: true })
