/** Zod's own messages never leave: each fault is a sentence that goes on after the name of its field. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { errorsOf } from '@/features/stock/understood'
import { wantedKeySchema } from '@/integrator-api/keys'
import { wantedWebhookSchema } from '@/integrator-api/webhooks'

const said = (schema: z.ZodType, value: unknown): string[] =>
  [true, false].map((reportInput) => {
    const issues = schema.safeParse(value, { reportInput }).error?.issues ?? []
    return errorsOf(issues)
      .map(({ pointer, detail }) => `${pointer} ${detail}`)
      .join('; ')
  })
const ONE_OF = 'must be one of a, b'
const side = z.enum(['a', 'b'])

it.each<[z.ZodType, unknown, string]>([
  [z.object({ x: side }), { x: 'c' }, `/x ${ONE_OF}`],
  [z.object({ x: z.array(side) }), { x: ['a', 'c'] }, `/x/1 ${ONE_OF}`],
  [z.object({ x: z.array(side) }), { x: 'a' }, '/x must be a list'],
  [z.object({ x: z.array(side).min(1) }), { x: [] }, '/x must not be empty'],
  [z.object({ x: z.array(side).max(1) }), { x: ['a', 'b'] }, '/x must have at most 1 entries'],
  [z.object({ x: z.array(z.object({ y: side })) }), { x: [{ y: 1 }] }, `/x/0/y ${ONE_OF}`],
  [z.object({ x: z.literal('a') }), { x: 'c' }, '/x must be a'],
  [z.object({ x: side.nullish() }), { x: 7 }, `/x ${ONE_OF}`],
  [z.object({ x: z.union([side, z.array(side)]) }), { x: ['c'] }, `/x/0 ${ONE_OF}`],
  [z.object({ x: z.union([side, z.array(side)]) }), { x: 'c' }, `/x ${ONE_OF}`],
  [z.object({ x: z.string().min(1) }), { x: '' }, '/x must not be empty'],
  [z.object({ x: z.string().max(2) }), { x: 'abc' }, '/x must be at most 2 characters long'],
  [z.object({ x: z.string() }), { x: 7 }, '/x must be a text'],
  [z.object({ x: z.int().max(3) }), { x: 4 }, '/x must be at most 3'],
  [z.object({ x: z.int() }), { x: 1.5 }, '/x must be a whole number'],
  [z.object({ x: z.boolean() }), { x: 'yes' }, '/x must be true or false'],
  [z.object({ x: z.email() }), { x: 'no' }, '/x is not written as it must be'],
  [z.object({ x: z.string('own words') }), { x: 7 }, '/x own words'],
  [z.strictObject({}), { x: 7 }, '/x is not known here'],
])('%#', (schema, value, words) => expect(said(schema, value)).toEqual([words, words]))

it('only what was not sent is required', () => {
  const schema = z.object({ x: side, y: z.array(side), z: z.union([side, z.number()]) })
  expect(said(schema, {})[0]).toBe('/x is required; /y is required; /z is required')
})

it.each([
  [wantedKeySchema, { name: 'a', scopes: ['admin'] }, /^\/scopes\/0 must be one of stock:read, /],
  [wantedWebhookSchema, { name: 'a', url: 'b', events: ['lead.created'] }, /^\/events\/0 must be one of \w/],
])('keys and webhooks say what they take', (schema, body, words) =>
  expect(said(schema, body)[0]).toMatch(words),
)
