/** Through the address that Next serves, with the checks in front of Payload. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { isForeign, leaks, snapshot } from './judge'
import { oddAsks, oddCalls, type OddAsk } from './oddRest'
import { POLICY } from './policy'
import { answerOf, type Answer } from './rest'
import { makeWorld, type Principal, type World } from './world'

let world: World
let principals: Principal[] = []
/** The most powerful role sends everything, the others only a sample, a different one at each collection: all would take too long. */
const ASKERS: Record<string, number> = {
  'dealer admin of A': 1,
  'sales of A1': 5,
  anonymous: 12,
  'staff of no dealer': 12,
}

beforeAll(async () => {
  world = await makeWorld()
  principals = world.principals.filter(({ name }) => name in ASKERS)
})
afterAll(closeDb)

async function ask(p: Principal, { method, path, body, headers = {} }: OddAsk): Promise<Answer> {
  const route = await import('@/app/(payload)/admin/api/[...slug]/route')
  const url = new URL(`http://localhost:3000/admin/api${path}`)
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const request = new Request(url, {
    method,
    headers: { ...type, ...p.headers, ...headers },
    ...(text === undefined ? {} : { body: text }),
  })
  const slug = url.pathname.split('/').slice(3).filter(Boolean)
  return answerOf(await route[method](request, { params: Promise.resolve({ slug }) }))
}

/** What is wrong with the answers; empty when all is well. */
async function faultsOf(asks: readonly OddAsk[], slug: string, turn = 0): Promise<string[]> {
  const faults: string[] = []
  for (const p of principals)
    for (const one of asks.filter((_, at) => (at + turn) % (ASKERS[p.name] ?? 1) === 0)) {
      const answer = await ask(p, one)
      const sent = `${decodeURIComponent(one.path)} ${JSON.stringify(one.body ?? '')}`
      // That list names fields, never values.
      const shown = one.path === '/access' ? [] : leaks(world, p, slug, answer, sent)
      const where = `${p.name} · ${slug} · ${one.name}`
      if (answer.status >= 500) faults.push(`${where}: ${answer.status} ${answer.body.slice(0, 120)}`)
      if (shown.length) faults.push(`${where}: shows ${shown.slice(0, 3).join(', ')}`)
    }
  return faults
}

it.each(Object.keys(POLICY).map((slug, turn) => [slug, turn] as const))(
  'D8 %s: odd requests of staff are refused, show nothing and change nothing of another dealer',
  async (slug, turn) => {
    const before = await snapshot(world, slug, 'b')
    const faults = await faultsOf(oddAsks(world, slug), slug, turn)
    expect(faults).toEqual([])
    if (slug !== 'manufacturers') expect(await snapshot(world, slug, 'b')).toBe(before)
  },
)

it('D8 what belongs to no collection neither breaks nor tells', async () => {
  expect(principals.some((p) => isForeign(p, 'b'))).toBe(true)
  expect(await faultsOf(oddCalls(world), 'users')).toEqual([])
})
