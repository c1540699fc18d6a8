/** T5 A row of another dealer and one that does not exist look the same, to a read and to a write. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const ADMIN = 'dealer admin of A'
const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers

it.each(['pages', 'offers', 'cars', 'locations', 'redirects', 'leads', 'media'])('%s', async (slug) => {
  const foreign = world.ids[slug]?.b ?? ''
  expect(foreign).not.toBe('')
  for (const id of [foreign, 'no-such-row']) {
    const read = await rest('GET', `/${slug}/${id}`, headersOf(ADMIN))
    const written = await rest('PATCH', `/${slug}/${id}`, headersOf(ADMIN), {})
    const deleted = await rest('DELETE', `/${slug}/${id}`, headersOf(ADMIN))
    expect([read.status, written.status], id).toEqual([404, 404])
    // Where nobody deletes, that is said of every row.
    expect([403, 404], id).toContain(deleted.status)
    expect(written.body, id).toBe(read.body)
  }
})

it('who may read a row and not write it is told so', async () => {
  const { status } = await rest('PATCH', `/offers/${world.ids.offers?.a ?? ''}`, headersOf('sales of A1'), {})
  expect(status).toBe(403)
})
