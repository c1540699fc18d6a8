/** A dealership's own words for what its suppliers write: who may see and change them, and who reads by them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { rehearsalViewSchema } from '@/admin/stock/files/rehearsalView'
import { ingestCars } from '@/features/stock/ingest'
import { rest } from './rest'
import { makeWorld, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headersOf = (who: string): Record<string, string> => principalIn(world, who).headers
const ask = (who: string, change?: object, of: 'a' | 'b' = 'a') =>
  rest('POST', '/stock-words', headersOf(who), {
    dealership: world.refs[of].dealership,
    ...(change && { change }),
  })
const answerOf = (answer: { body: unknown }): unknown => JSON.parse(String(answer.body))
const CSV =
  'Stock No,Type,Make,Model,Year,Price\nW1,U-Drive 2,Kia,Rio,2020,19990\nW2,U-Drive 2,Kia,Rio,2021,20990\n'
async function look(who: string) {
  const form = new FormData()
  form.set('step', 'rehearse')
  form.set('dealership', world.refs.a.dealership)
  form.set('file', new File([CSV], 'words.csv'))
  return rehearsalViewSchema.parse(answerOf(await rest('POST', '/stock-files', headersOf(who), form)))
}
async function push(of: 'a' | 'b') {
  const { tenant: tenantId, dealership: id } = world.refs[of]
  const { slug } = await world.db.findByID({ collection: 'dealerships', id, depth: 0, overrideAccess: true })
  const car = { stocknum: 'W9', make: 'Kia', model: 'Rio', year: 2020, car_type: 'u-drive  2' }
  const ctx = {
    tenantId,
    dealership: { id, slug: String(slug), name: 'Yard' },
    actor: 'test',
    source: 'key:1',
  }
  return (await ingestCars(ctx, [car], { mode: 'batch', dryRun: true })).items[0]?.result
}
const WORD = { field: 'car_type', word: 'U-Drive 2', to: 'used' }

describe('words of a supplier', () => {
  it('are shown with the file while nobody knows them', async () => {
    expect(await look('editor of A')).toMatchObject({
      unknown: [{ field: 'car_type', word: 'U-Drive 2', cars: 2 }],
      counts: { refused: 2 },
    })
    expect(await push('a')).toBe('failed')
  })

  it.each([
    'anonymous',
    'sales of A1',
    'staff of no dealer',
    'disabled admin of A',
    'shopper of A',
    'key of A to write',
  ])('are not there for %s', async (who) => {
    expect((await ask(who, WORD)).status).toBe(404)
    expect((await ask(who)).status).toBe(404)
  })

  it('of another dealer are not there', async () => {
    expect((await ask('editor of A', WORD, 'b')).status).toBe(404)
    expect((await ask('group admin of A and C', undefined, 'b')).status).toBe(404)
  })

  it.each([
    [{ ...WORD, to: 'Truck' }],
    [{ ...WORD, field: 'price' }],
    [{ ...WORD, word: ' ' }],
    [{ ...WORD, word: 'x'.repeat(101) }],
  ])('are refused as %j', async (change) => expect((await ask('editor of A', change)).status).toBe(422))

  it('are matched once, for files and pushes of this dealership alone, and can be taken out again', async () => {
    expect(answerOf(await ask('editor of A', WORD))).toMatchObject({
      words: [{ field: 'car_type', word: 'U-Drive 2', to: 'used' }],
    })
    // Another spelling of a word is that word, and the one that is shown.
    expect(answerOf(await ask('editor of A', { ...WORD, word: 'U-DRIVE  2' }))).toMatchObject({
      words: [{ word: 'U-DRIVE  2', to: 'used' }],
    })
    expect(await look('dealer admin of A')).toMatchObject({ unknown: [], counts: { refused: 0, fresh: 2 } })
    expect([await push('a'), await push('b')]).toEqual(['created', 'failed'])
    expect(answerOf(await ask('platform admin', undefined, 'b'))).toEqual({ words: [] })
    expect(answerOf(await ask('editor of A', { ...WORD, to: null }))).toEqual({ words: [] })
    expect(await push('a')).toBe('failed')
  })
})
