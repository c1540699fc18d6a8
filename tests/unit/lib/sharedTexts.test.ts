import { expect, it } from 'vitest'
import { shareTexts } from '@/lib/sharedTexts'

it('leaves data as it is, whatever it is made of', () => {
  const date = new Date(0)
  const circle: Record<string, unknown> = { a: 'b' }
  circle.self = circle
  const value = {
    ...{ text: 'Closed', long: 'x'.repeat(500), none: null, missing: undefined, number: 1, date },
    ...{ list: ['7:30 am', ['Closed', { deep: 'Closed' }]], map: new Map([['a', 'Closed']]), circle },
    fixed: Object.freeze({ text: 'Closed' }),
  }
  const before = structuredClone(value)
  shareTexts(value)
  expect(value).toEqual(before)
  expect(value.date).toBe(date)
})

it.each([null, undefined, 5, 'text', []])('takes %j', (value) =>
  expect(() => shareTexts(value)).not.toThrow(),
)
