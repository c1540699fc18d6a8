/** What happens to a car comes to its dealer's integrators, each change once. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { news, now, openEventWorld, page, put, table, told, type EventWorld } from './eventWorld'

let world: EventWorld
beforeAll(async () => {
  world = await openEventWorld()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await world?.api.close()
})

describe('events of cars', () => {
  it.each([
    ['a price', { price: 33_990 }, [['car.changed', 'E1', ['price']]]],
    ['a detail', { colour: 'Red' }, [['car.changed', 'E1', ['details']]]],
    [
      'pictures',
      { images: [{ image: { url: 'https://pictures.example/1.jpg' } }] },
      [['car.changed', 'E1', ['pictures']]],
    ],
    ['a sale', { status: 'sold' }, [['car.sold', 'E1', ['standing']]]],
    ['what it is already', {}, []],
  ])('say %s', async (_what, more, expected) => {
    await put(world.a, 'E1')
    const cursor = await now(world.a)
    await put(world.a, 'E1', more)
    expect(await news(world.a, cursor)).toEqual(expected)
    await put(world.a, 'E1')
  })

  it('say that it came, that it left, and that it is back', async () => {
    const cursor = await now(world.a)
    await put(world.a, 'E2')
    expect(await news(world.a, cursor)).toEqual([
      ['car.created', 'E2', ['price', 'standing', 'pictures', 'details']],
    ])
    const then = await now(world.a)
    await world.a('DELETE', '/dealerships/city/cars/E2')
    expect(await news(world.a, then)).toEqual([['car.removed', 'E2', ['standing']]])
    const later = await now(world.a)
    await put(world.a, 'E2')
    expect(await news(world.a, later)).toEqual([['car.changed', 'E2', ['standing']]])
  })

  it('say once that a picture was given up, with its reason, and nothing of one that came', async () => {
    const url = 'https://pictures.example/gone.jpg'
    await put(world.a, 'E3', { images: [{ image: { url } }] })
    const cursor = await now(world.a)
    const [car] = await (await table('cars')).find([['stocknum', '=', 'E3']], { fields: ['id', 'rev'] })
    const fetched = async (file: object) =>
      (await table('cars')).update([['id', '=', String(car?.id)]], { picture_files: [{ url, ...file }] })
    await fetched({ attempts: 1, next_at: 1 })
    await fetched({ attempts: 10, ended_at_rev: car?.rev, error: 'answered 404' })
    await told()
    await fetched({ attempts: 10, ended_at_rev: car?.rev, error: 'answered 404' })
    await told()
    const { items } = await page(world.a, `&after=${cursor}`)
    expect(items.map(({ type, data }) => [type, data.pictures])).toEqual([
      ['picture.failed', [{ url, reason: 'answered 404' }]],
    ])
  })

  it.each([
    ['without the time when it came', null],
    ['that came long ago', 1_700_000_000],
  ])(
    'a car from before there were events, %s, is told once as changed in all',
    async (_what, history_since) => {
      await put(world.a, 'E4')
      const cursor = await now(world.a)
      const cars = await table('cars')
      await cars.update([['stocknum', '=', 'E4']], { event_announced: null, history_since })
      await put(world.a, 'E4', { price: 1_000 })
      expect(await news(world.a, cursor)).toEqual([
        ['car.changed', 'E4', ['price', 'standing', 'pictures', 'details']],
      ])
    },
  )
})
