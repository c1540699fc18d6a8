import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentIcon } from '@/components/ui/contentIcon'
import { iconNames } from '@/components/ui/iconNames.data'

test('the list of names is the list of symbols in the sprite', () => {
  const sprite = readFileSync('src/components/ui/icons.svg', 'utf8')
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">/g)].map(([, id]) => id)
  expect(symbols).toEqual([...iconNames])
})

test.each([
  ['pin', 'pin'],
  ['map-pin', 'pin'],
  ['users', 'people'],
  ['constructor', 'tick'],
  ['', 'tick'],
])('content that asks for %j gets %s', (requested, input) => {
  expect(contentIcon(requested)).toBe(input)
})
