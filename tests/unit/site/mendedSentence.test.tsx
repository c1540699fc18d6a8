// @vitest-environment happy-dom
/** The sentence of the list in view stands in the box again as a shopper comes to it. */
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import Suggestions from '@/components/page/header/suggest/Suggestions'

vi.stubGlobal('fetch', async () => new Response('{}'))
afterEach(cleanup)

const boxAt = (address: string, typed = ''): string => {
  history.replaceState(null, '', address)
  const input = document.createElement('input')
  Object.assign(input, { id: 'hs', value: typed })
  document.body.append(input)
  render(<Suggestions input={input} />)
  input.remove()
  return input.value
}

test.each([
  ['/search?query=no+diesel%2C+not+white', '', 'no diesel, not white'],
  ['/search?query=no+diesel', 'ute', 'ute'],
  ['/search?body=Ute', '', ''],
])('%s with %j typed has %j', (address, typed, expected) => expect(boxAt(address, typed)).toBe(expected))
