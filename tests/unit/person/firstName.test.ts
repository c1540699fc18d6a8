/** One rule for the page that thanks and the mail that greets. */
import { expect, it } from 'vitest'
import { greeting } from '@/core/letter/letter'
import { firstName } from '@/core/person/personName'

it.each([
  ['Ann Lee', 'Ann'],
  [' Zoë  Ó Briain', 'Zoë'],
  ["D'Arcy", "D'Arcy"],
  ["Bartholomäus-Maximilian O'Brien-Featherstonehaugh 😀 von und zu", 'Bartholomäus-Maximilian'],
  ['😀 Ana', 'Ana'],
  ['李 小龙', '李'],
  ['😀', ''],
  ['', ''],
  ['007 99', ''],
  ['https://evil.example Win', ''],
  ['evil.example', ''],
  ['Mr. Smith', ''],
  ['x'.repeat(31), ''],
])('%j is called %j', (name, first) => {
  expect(firstName(name)).toBe(first)
  expect(greeting(name)).toBe(first ? `Hello ${first},` : 'Hello,')
})
