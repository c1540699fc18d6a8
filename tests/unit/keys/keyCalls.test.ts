import { expect, it } from 'vitest'
import { callPath, statusWords } from '@/features/keys/keyCalls.rules'

const KEY = `fc_0123456789ab_${'k'.repeat(43)}`

it.each([
  ['/api/v1/feeds', '/api/v1/feeds'],
  ['/api/v1/feeds?limit=5&cursor=abc&limit=6', '/api/v1/feeds?limit&cursor'],
  [`/api/v1/feeds?key=${KEY}`, '/api/v1/feeds?key'],
  [`/api/v1/feeds?${KEY}`, '/api/v1/feeds?fc_…'],
  [`/api/v1/${KEY}/x`, '/api/v1/fc_…/x'],
])('%s is told as %s', (address, reported) => {
  expect(callPath(new URL(address, 'http://platform.test'))).toBe(reported)
})
it('is never long', () => {
  expect(callPath(new URL(`http://platform.test/${'x'.repeat(5_000)}`))).toHaveLength(200)
})

it.each([
  [200, 'Done'],
  [201, 'Done'],
  [304, 'Not changed'],
  [422, 'Not accepted'],
  [418, 'Refused'],
  [503, 'Our fault'],
])('%i in words', (status, words) => expect(statusWords(status)).toBe(words))
