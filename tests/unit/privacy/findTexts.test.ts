import { describe, expect, it } from 'vitest'
import { LEADS } from '@/core/person/personTables'
import {
  findTexts,
  soughtNumbers,
  soughtWords,
  type FindParts,
  SEALED_LEADS,
} from '@/core/person/sealedLeads'

const ANN: FindParts = {
  name: 'Ann',
  last_name: "O'Brien-José",
  email: 'ann.ob@shopper.example',
  phone: '0412 345 678',
  message: 'Is the HiLux still there? 4WD',
}

describe('Q9 a sealed lead is found by', () => {
  const finds = (row: FindParts, kind: 'p' | 'm', typed: string): boolean => {
    const all = findTexts(row)
    const sought = soughtWords(kind, typed)
    return sought.length > 0 && sought.every((text) => all.includes(text))
  }
  it.each([
    ['p', 'an', true],
    ['p', 'ANN', true],
    ['p', 'obri', true],
    ['p', "O'Brien", true],
    ['p', 'jose ann', true],
    ['p', 'ann.ob@shop', true],
    ['p', 'shopper', true],
    ['p', 'nn', false],
    ['p', 'ann bob', false],
    ['p', 'hilux', false],
    ['m', 'hilux', true],
    ['m', '4wd', true],
    ['m', 'ann', false],
    ['p', 'a', false],
    ['p', '&', false],
  ] as const)('%s: %s is %s', (kind, typed, expected) => {
    expect(finds(ANN, kind, typed)).toBe(expected)
  })

  it.each([
    ['0412 345 678', '0412345678'],
    ['0412 345 678', '0412 345'],
    ['0412 345 678', '412345678'],
    ['0412 345 678', '+61 412 345 678'],
    ['+61412345678', '0412 345 678'],
    ['+61 (0)412 345 678', '0412345678'],
    ['(07) 5550 0142', '5550 0142'],
    ['(07) 5550 0142', '07 5550'],
    ['(03) 6161 2345', '6161 2345'],
    ['+64 21 345 678', '021 345 678'],
  ])('the number %s by %s', (phone, typed) => {
    const all = findTexts({ phone })
    expect(soughtNumbers(typed).some((text) => all.includes(text))).toBe(true)
  })

  it.each(['041', 'Ann', '0412 Ann', ''])('no number is %j', (typed) => {
    expect(soughtNumbers(typed)).toEqual([])
  })

  it('nothing once it is erased, and by a bounded number of texts', () => {
    expect(findTexts({ name: 'Erased' })).toEqual([])
    const message = Array.from({ length: 2000 }, (_, n) => `word${n}`).join(' ')
    const all = findTexts({ ...ANN, message })
    expect(all.length).toBe(1500)
    expect(all).toContain('n:412345678')
  })
})

it('Q9 whatever erasing a person takes out of a lead is sealed, or tells nothing of who it is', () => {
  const { texts, json, hashed } = SEALED_LEADS
  const cleared = Object.entries(LEADS.left ?? {})
    .filter(([name]) => !/^delivery_/.test(name))
    .map(([name]) => name)
  const open = ['PreferredContactMethod', 'shopper_id', 'available_at', 'asked_at', 'back_at']
  expect(cleared.filter((name) => !open.includes(name)).sort()).toEqual([...texts, ...json, ...hashed].sort())
})
