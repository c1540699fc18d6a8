import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, describe, expect, it } from 'vitest'
import { noteWords, phrase, registerWords, setWords, t, type Words } from '@/lib/words'

const store = new AsyncLocalStorage<{ readonly host: string; own?: Words | undefined }>()
registerWords(store)
const own = { 'Book {time}': '{time}: yours', Enquire: 'Ask us' }
const message = (host: string, say: () => string): string =>
  store.run({ host }, () => {
    noteWords('north.test', own)
    return say()
  })

afterEach(() => registerWords(store))

describe('t', () => {
  it.each([
    ['Enquire', undefined, 'Enquire'],
    ['Book {time}', { time: '9 am' }, 'Book 9 am'],
    ['{n} of {n}', { n: 2 }, '2 of 2'],
    ['Book {time}', { other: 1 }, 'Book {time}'],
    ['{a} and {b}', { a: '{b}', b: 'x' }, '{b} and x'],
    ['constructor', undefined, 'constructor'],
  ])('%s with %o without own words is %s', (text, values, expected) => expect(t(text, values)).toBe(expected))

  it('says the own words of the host that was asked', () => {
    expect(message('north.test', () => t('Enquire'))).toBe('Ask us')
    expect(message('north.test', () => t('Book {time}', { time: '9 am' }))).toBe('9 am: yours')
    expect(message('north.test', () => t('constructor'))).toBe('constructor')
  })

  it('says nothing of a neighbour whose site was read in the same request', () => {
    expect(message('south.test', () => t('Enquire'))).toBe('Enquire')
    expect(store.run({ host: 'platform.test' }, () => (setWords(own), t('Enquire')))).toBe('Ask us')
  })

  it('keeps two requests apart that are answered side by side', async () => {
    const later = (host: string, words: Words) =>
      store.run({ host }, async () => {
        noteWords(host, words)
        await new Promise((resolve) => setImmediate(resolve))
        return t('Enquire')
      })
    const answers = [
      later('a.test', { Enquire: 'A' }),
      later('b.test', {}),
      later('c.test', { Enquire: 'C' }),
    ]
    expect(await Promise.all(answers)).toEqual(['A', 'Enquire', 'C'])
  })

  it('marks a phrase without changing it', () => expect(phrase('Enquire')).toBe('Enquire'))
})
