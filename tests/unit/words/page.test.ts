// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { WORDS_ID } from '@/lib/words'

beforeEach(() => {
  vi.resetModules()
  document.head.innerHTML = ''
})

const load = async () => (await import('@/lib/words')).t

it('reads the own words of the page in the browser', async () => {
  document.head.innerHTML = `<script type="application/json" id="${WORDS_ID}">{"Undo":"Put it back"}</script>`
  expect((await load())('Undo')).toBe('Put it back')
})

it('says the usual phrase where the page has none', async () => expect((await load())('Undo')).toBe('Undo'))
