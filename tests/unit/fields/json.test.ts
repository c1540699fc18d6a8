import type { JSONField } from 'payload'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jsonField } from '@/fields/json'
import { partsField } from '@/fields/parts'
import { placeWords } from '@/lib/plainFault'

type Value = Parameters<NonNullable<JSONField['validate']>>[0]
type Options = Parameters<NonNullable<JSONField['validate']>>[1]
const isValue = (_value: unknown): _value is Value => true
const isOptions = (value: unknown): value is Options => typeof value === 'object'

async function message({ validate }: JSONField, value: unknown): Promise<unknown> {
  const options: unknown = {}
  return isOptions(options) && isValue(value) ? validate?.(value, options) : null
}

const address = z.object({ street: z.string().max(5).nullish(), at_once: z.number().int().min(1).nullish() })
const parts = partsField('address', address, [['street', 'Street and number']])
const lines = jsonField('lines', z.array(z.string('must be a text').max(5)))
const hours = jsonField(
  'hours',
  z.array(z.object({ close: z.string().regex(/:/, 'Write the time as 09:30.') })),
)

describe('what a field of several values says of a wrong one', () => {
  it.each([
    [
      'a part by the label of its box',
      parts,
      { street: 'too long' },
      'Street and number: Use at most 5 letters.',
    ],
    ['a part without a box in words', parts, { at_once: 0 }, 'At the same time: Use 1 or more.'],
    ['a number that is none', parts, { at_once: 'x' }, 'At the same time: Use a number.'],
    ['a text that is none', parts, { street: 1 }, 'Street and number: Use words.'],
    ['the whole', parts, 'x', 'This cannot be read. Check what it says.'],
    ['the whole list', lines, {}, 'Use a list.'],
    ['a line by its number', lines, ['a', 1], 'Line 2: Must be a text.'],
    ['a rule with words of its own', hours, [{ close: '9' }], 'Line 1, close: Write the time as 09:30.'],
    ['what is missing', hours, [{}], 'Line 1, close: Fill this in.'],
    ['nothing, where all is well', hours, [{ close: '9:30' }], true],
  ])('%s', async (_what, field, value, words) => expect(await message(field, value)).toBe(words))

  it('names five at most', async () => {
    const wrong = Array.from({ length: 9 }, () => 1)
    expect(await message(lines, wrong)).toMatch(/^(Line \d: Must be a text\. ?){5}$/)
  })
})

it.each([
  [['image', 'url'], 'Image, address'],
  [['navigation', '2', 'href'], 'Navigation, line 3, href'],
  [['complaintsContact'], 'Complaints contact'],
  [[], ''],
])('the place %j is %j', (path, words) => expect(placeWords(path)).toBe(words))
