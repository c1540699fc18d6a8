import { describe, expect, it } from 'vitest'
import { merge, type Message, type CarState } from '@/core/car/owners/merge'
import { mayWithdraw, withdrawnBy, withoutEnded, type Sources } from '@/core/car/owners/sources'

const NOTHING: CarState = { values: {}, sources: {} }
let clock = 0
const says = (source: string, stated: Record<string, unknown>, more: Partial<Message> = {}): Message => ({
  ...{ source, stated, brings: true, version: null, hash: null, at: ++clock },
  ...more,
})
const after = (...messages: Message[]): CarState => messages.reduce(merge, NOTHING)
const ownersOf = ({ sources }: CarState) =>
  Object.fromEntries(Object.entries(sources).flatMap(([name, { owns }]) => owns.map((path) => [path, name])))
const [DMS, TOOL] = ['key:dms', 'file:prices']
const price = (value: unknown, source = DMS) => says(source, { price: value }, { brings: source === DMS })

describe('what becomes of a fact that a source states', () => {
  it.each<[string, Message[], unknown, string | undefined]>([
    ['nobody had said it', [price(10)], 10, DMS],
    ['it says another value', [price(10), price(11)], 11, DMS],
    ['another source says something newer', [price(10), price(9, TOOL)], 9, TOOL],
    ['the first repeats itself each night', [price(10), price(9, TOOL), price(10)], 9, TOOL],
    ['the first says something newer', [price(10), price(9, TOOL), price(12)], 12, DMS],
    ['the other then repeats itself', [price(10), price(9, TOOL), price(12), price(9, TOOL)], 12, DMS],
    ['both say the same', [price(10), price(10, TOOL)], 10, TOOL],
    ['it takes its value away', [price(10), price(null)], undefined, undefined],
    [
      'the owner takes its away: the other shows again',
      [price(10), price(9, TOOL), price(null, TOOL)],
      10,
      DMS,
    ],
    ['one that only hides takes its away', [price(10), price(9, TOOL), price(null)], 9, TOOL],
    ['and then the owner', [price(10), price(9, TOOL), price(null), price(null, TOOL)], undefined, undefined],
    ['another source leaves it out', [price(10), says(TOOL, { price: null, km: 5 })], 10, DMS],
    ['another source is silent', [price(10), says(TOOL, { km: 5 })], 10, DMS],
    [
      'the newest of the hidden shows again',
      [price(10), price(9, TOOL), price(8, 'key:c'), price(null, 'key:c')],
      9,
      TOOL,
    ],
  ])('%s', (_, messages, value, owner) => {
    const car = after(...messages)
    expect(car.values.price).toBe(value)
    expect(ownersOf(car).price).toBe(owner)
  })

  it('a message that waited does not undo what another source said meanwhile, and a later word of either is the newest', () => {
    const first = after(price(10))
    const waiting = says(DMS, { price: 12, km: 7 })
    const meanwhile = merge(first, price(9, TOOL))
    const carriedOut = merge(meanwhile, waiting)
    expect(carriedOut.values).toEqual({ price: 9, km: 7 })
    expect(carriedOut.sources[DMS]?.hidden).toEqual({ price: 12 })
    expect(merge(carriedOut, price(null, TOOL)).values.price).toBe(12)
    expect(merge(carriedOut, price(13)).values.price).toBe(13)
    // It came before, however late it is carried out; the tool's word of another fact is no newer price.
    const older = merge(
      merge(after(price(10), price(9, TOOL)), says(TOOL, { km: 1 }, { brings: false })),
      price(12),
    )
    expect(older.values.price).toBe(12)
    const [staged, patch] = [says(DMS, { price: 12 }), says(TOOL, { km: 1 }, { brings: false })]
    expect(merge(merge(after(price(10)), patch), staged).values.price).toBe(12)
    // Also where nobody had said anything.
    const [late, tool] = [says(DMS, { tag: 'Old' }), says(TOOL, { tag: 'New' }, { brings: false })]
    expect(merge(merge(first, tool), late).values.tag).toBe('New')
  })

  it('loads of a definition set only what nobody else says', () => {
    const load = (stated: Record<string, unknown>) => says('unclaimed', stated)
    const car = after(load({ price: 5, badge: 'GX' }), price(10), load({ price: 6, badge: null, km: 1 }))
    expect(car.values).toEqual({ price: 10, km: 1 })
    expect(ownersOf(car)).toEqual({ price: DMS, km: 'unclaimed' })
  })

  it('an unclaimed fact stays when it is left out, and goes when it is emptied by name', () => {
    const old = after(says('unclaimed', { badge: 'GX', price: 5 }))
    expect(merge(old, says(DMS, { badge: null, price: 5 })).values).toEqual({ badge: 'GX', price: 5 })
    expect(merge(old, says(DMS, { badge: null }, { clears: true })).values).toEqual({ price: 5 })
  })

  it('a replacement is the whole car, and what others say again is new', () => {
    const replaced = after(price(10), says(TOOL, { km: 5 }), says(DMS, { price: 11 }, { replace: true }))
    expect(replaced.values).toEqual({ price: 11 })
    expect(replaced.sources[TOOL]).toMatchObject({ owns: [], brings: true, hash: null })
    expect(merge(replaced, says(TOOL, { km: 5 })).values).toEqual({ price: 11, km: 5 })
  })

  it.each<[string, Message, string | null]>([
    ['a change that says nothing', says(DMS, {}, { brings: false }), 'w'],
    ['a change that repeats what it said', says(DMS, { price: 10, km: null }, { brings: false }), 'w'],
    ['a change that says something new', says(DMS, { price: 11 }, { brings: false }), null],
    ['a change that takes a value away', says(DMS, { price: null }, { brings: false }), null],
    ['a whole message that was not understood in full', says(DMS, { price: 10 }), null],
    ['another whole message', says(DMS, { price: 10, km: 1 }, { hash: 'v' }), 'v'],
  ])('%s leaves known which whole message came last', (_, message, hash) => {
    const first = after(says(DMS, { price: 10 }, { hash: 'w' }))
    expect(merge(first, message).sources[DMS]?.hash).toBe(hash)
  })

  it('nothing changes what was put in', () => {
    const car = after(price(10), price(9, TOOL))
    const copy = structuredClone(car)
    merge(car, price(12))
    expect(car).toEqual(copy)
  })
})

describe('cars', () => {
  const brought = (...names: string[]): Sources =>
    Object.fromEntries(names.map((name) => [name, { brings: true as const, at: 0, owns: [] }]))
  it.each<[string, Sources | null, boolean, boolean]>([
    ['it brought it', brought(DMS), true, true],
    ['another offers it too', brought(DMS, TOOL), true, false],
    ['only another brought it', brought(TOOL), true, false],
    ['staff made it', brought('staff'), false, false],
    ['staff made it and it came to name it', brought('staff', DMS), true, false],
    ['nobody brought it', { unclaimed: { at: 0, owns: ['price'] } }, true, true],
    ['a row of before, of a feed', null, true, true],
    ['a row of before, of staff', null, false, false],
    ['a person put it back', { [DMS]: { absent: true, at: 0, owns: [] } }, true, false],
  ])('a whole list that lacks the car takes it off: %s', (_, sources, hasHash, may) => {
    expect(mayWithdraw(sources, DMS, hasHash)).toBe(may)
  })

  it('a car that was taken off is back when somebody offers it, not when somebody changes it', () => {
    const car = after(says(DMS, { price: 10, status: 'coming_soon' }))
    const off = withdrawnBy(car.sources, null) ?? {}
    const gone: CarState = { values: { ...car.values, status: 'withdrawn' }, sources: off }
    expect(merge(gone, says(TOOL, { price: 9 }, { brings: false })).values.status).toBe('withdrawn')
    expect(merge(gone, says(TOOL, { price: 9 })).values.status).toBeUndefined()
    expect(merge(gone, says(DMS, { price: 10, status: 'coming_soon' })).values.status).toBe('coming_soon')
    const sold = merge(gone, says(TOOL, { status: 'withdrawn' }))
    expect(merge(sold, says(DMS, { price: 11 })).values.status).toBe('withdrawn')
  })

  it('what a key that has ended said is unclaimed', () => {
    const { sources } = after(price(10), says(TOOL, { km: 5 }))
    const left = withoutEnded(sources, new Set([DMS]))
    expect(ownersOf({ values: {}, sources: left })).toEqual({ price: 'unclaimed', km: TOOL })
    expect(mayWithdraw(left, 'key:new', true)).toBe(false)
    expect(mayWithdraw(withoutEnded(left, new Set([TOOL])), 'key:new', true)).toBe(true)
  })
})
