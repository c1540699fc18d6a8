import { describe, expect, it } from 'vitest'
import { shownCity } from '@/core/car/shownCity'
import { offeredChats } from '@/features/chat/chat.rules'

const chat = { provider: 'tawk', id: 'a/b', label: 'Chat' } as const
const assistant = { provider: 'crisp', id: 'c', label: 'Ask' } as const

describe('T2 autobot: an assistant that answers by itself', () => {
  it.each([
    [{ chat, assistant, features: { autobot: true } }, ['chat', 'assistant']],
    [{ chat, assistant, features: { autobot: false } }, ['chat']],
    [{ assistant, features: { autobot: false } }, []],
    [{ features: { autobot: true } }, []],
  ])('%j: %j', (config, kinds) => expect(Object.keys(offeredChats(config))).toEqual(kinds))
})

describe('T3 override_city: where a car is said to be', () => {
  it.each([
    ['Geelong', undefined, 'Geelong'],
    ['Geelong', 'Melbourne', 'Melbourne'],
    [null, 'Melbourne', 'Melbourne'],
    [null, undefined, null],
    ['Geelong', '', 'Geelong'],
  ])('%s with %s: %s', (city, override_city, shown) =>
    expect(shownCity({ city }, { override_city })).toBe(shown),
  )
})
