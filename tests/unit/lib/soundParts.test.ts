import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { soundParts } from '@/lib/soundParts'

const schema = z.object({
  name: z.string().max(5),
  colour: z.string().default('blue'),
  rows: z.array(z.object({ day: z.iso.date(), note: z.string().optional() })).default([]),
  map: z.record(z.string(), z.number()).optional(),
  strict: z.strictObject({ a: z.number() }).optional(),
})

describe('parts of a stored value that its schema refuses', () => {
  it.each([
    ['a whole value stays as it is', { name: 'Yard', rows: [] }, { name: 'Yard', rows: [] }],
    ['an optional part goes', { name: 'Yard', colour: 7 }, { name: 'Yard' }],
    [
      'one row of a list goes, the others stay',
      { name: 'Yard', rows: [{ day: 'x' }, { day: '2026-01-05' }] },
      { name: 'Yard', rows: [{ day: '2026-01-05' }] },
    ],
    [
      'a row goes that lacks what it needs',
      { name: 'Yard', rows: [{ note: 'x' }, null, { day: '2026-01-05' }] },
      { name: 'Yard', rows: [{ day: '2026-01-05' }] },
    ],
    [
      'a part of a row goes',
      { name: 'Yard', rows: [{ day: '2026-01-05', note: 7 }] },
      { name: 'Yard', rows: [{ day: '2026-01-05' }] },
    ],
    ['an entry of a map goes', { name: 'Yard', map: { a: 1, b: 'x' } }, { name: 'Yard', map: { a: 1 } }],
    ['an unknown key goes', { name: 'Yard', strict: { a: 1, b: 2 } }, { name: 'Yard', strict: { a: 1 } }],
    ['what is only long stays', { name: 'A long name' }, { name: 'A long name' }],
    ['a required part without a stand-in takes all along', { colour: 'red' }, undefined],
    ['what is no thing at all cannot be used', 7, undefined],
  ])('%s', (_name, stored, expected) => expect(soundParts(schema, stored).value).toEqual(expected))

  it('a stand-in replaces a required part, and each fault is named', () => {
    expect(soundParts(schema, { name: 7, colour: 1 }, { name: 'New' })).toEqual({
      value: { name: 'New' },
      faults: [/^name: /, /^name: /, /^colour: /].map((fault) => expect.stringMatching(fault)),
    })
  })
  it('leaves the stored value alone', () => {
    const stored = { name: 'Yard', colour: 7 }
    soundParts(schema, stored)
    expect(stored).toEqual({ name: 'Yard', colour: 7 })
  })
})
