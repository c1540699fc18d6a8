import { expect, it } from 'vitest'
import { storedJson } from '@/db/payloadSqlite'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

it.each([
  ['what is stored', '{"a":[1,{"b":null}]}', { a: [1, { b: null }] }],
  ['brackets within words', JSON.stringify(nested(500).slice(0, 500)), nested(500).slice(0, 500)],
  ['what is no JSON', '{"a":', null],
  ['what is nested without end', nested(5000), null],
  ['a thing that has such a part', `{"a":1,"b":${nested(300)}}`, null],
])('%s', (_what, text, value) => expect(storedJson(text)).toEqual(value))

it('a hundred levels are read', () => expect(JSON.stringify(storedJson(nested(100)))).toBe(nested(100)))
