import { expect, it } from 'vitest'
import { streamedJson } from '@/lib/json'

async function* listed(...all: object[]): AsyncGenerator<object> {
  yield* all
}
const textOf = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

it.each<[object, Record<string, object[]>]>([
  [{}, {}],
  [{ dealer: 'O"Brien', none: null, details: { name: 'Ana' } }, {}],
  [{}, { cars: [{ a: 1 }], none: [], texts: [{ b: 'x\n' }, { b: 2 }, { c: [1] }] }],
  [{ dealer: 'North' }, { cars: [], more: [{ a: 1 }] }],
])('%j with %j is one object', async (head, lists) => {
  const streams = Object.fromEntries(Object.entries(lists).map(([name, all]) => [name, listed(...all)]))
  expect(JSON.parse(await textOf(streamedJson(head, streams)))).toEqual({ ...head, ...lists })
})
