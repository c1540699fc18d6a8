import { describe, expect, it } from 'vitest'
import { normaliseHost } from '@/server/inbound'

describe('host normalising (I3)', () => {
  it.each([
    ['a.example', 'a.example', ''],
    ['A.Example', 'a.example', ''],
    ['a.example:3000', 'a.example', '3000'],
    ['a.example.', 'a.example', ''],
    ['A.EXAMPLE.:80', 'a.example', '80'],
    ['localhost', 'localhost', ''],
    ['harbour-toyota.localhost:3000', 'harbour-toyota.localhost', '3000'],
    ['xn--mller-kva.example', 'xn--mller-kva.example', ''],
    ['1a.example', '1a.example', ''],
  ])('%s is %s', (raw, host, port) => {
    expect(normaliseHost(raw)).toEqual({ host, port })
  })

  it.each([
    '',
    ' ',
    'a b',
    'a.example/',
    'a.example/x',
    'user@a.example',
    'http://a.example',
    'a.example:',
    'a.example:x',
    'a.example:70000',
    'a.example:80:80',
    '.a.example',
    'a..example',
    'a.example..',
    '-a.example',
    'a-.example',
    'a_b.example',
    'm\u00fcller.example',
    'a.example,b.example',
    'a.example;b',
    'a%2eexample',
    'a.example?x',
    'a.example#x',
    'a\\b',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(130)}b`,
    'xn--',
    'xn--a.example',
    'xn--a-ecp.example',
    '[::1',
    '::1',
    '\u0430.example',
    '*',
    'a.example\t',
  ])('%j is no host', (raw) => {
    expect(normaliseHost(raw)).toEqual({ fault: 400 })
  })

  it.each([
    '127.0.0.1',
    '127.0.0.1:3000',
    '[::1]',
    '[::1]:3000',
    '10.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0x7f.1',
  ])('%s is an address, never a dealer', (raw) => {
    expect(normaliseHost(raw)).toEqual({ fault: 421 })
  })
})
