import { expect, test } from 'vitest'
import { parseTarget, withoutSlash } from '@/server/inbound'

const bare = (url: string) => {
  const target = parseTarget(url)
  if (!('decoded' in target)) throw new Error(`${url} is no target`)
  return withoutSlash(target)?.url ?? null
}

test.each([
  ['/', null],
  ['/finance', null],
  ['/finance/', '/finance'],
  ['/car-finance/?car_id=1&a=/', '/car-finance?car_id=1&a=/'],
  ['/finance?next=/', null],
])('%s without its slash: %s', (url, expected) => expect(bare(url)).toBe(expected))
