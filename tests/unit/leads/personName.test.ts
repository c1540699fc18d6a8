import { expect, it } from 'vitest'
import { firstName, wholeName } from '@/domain/leads/personName'
import { adfXml } from '@/leads/mails/adf'
import { someFacts } from './someFacts'

it.each([
  ['Zoe', 'Quill', 'Zoe Quill', 'Zoe'],
  ['Zoe Quill', 'Quill', 'Zoe Quill', 'Zoe'],
  ['Zoe quill', 'Quill', 'Zoe quill', 'Zoe'],
  ['Mary Anne', 'van der Berg', 'Mary Anne van der Berg', 'Mary Anne'],
  ['McQuill', 'Quill', 'McQuill Quill', 'McQuill'],
  ['Zoe Quill', null, 'Zoe Quill', 'Zoe Quill'],
  [' Zoe ', '', 'Zoe', 'Zoe'],
  [null, 'Quill', 'Quill', ''],
  [null, null, '', ''],
])('%j with the last name %j is %j, first %j', (name, last_name, whole, first) => {
  expect(wholeName({ name, last_name })).toBe(whole)
  expect(firstName({ name, last_name })).toBe(first)
})

it.each([
  [{ name: 'Mary Anne van der Berg', last_name: 'van der Berg' }, 'Mary Anne', 'van der Berg'],
  [{ name: 'Ann Lee' }, 'Ann', 'Lee'],
  [{ name: 'Ann' }, 'Ann', 'Ann'],
])('the lead file of %j has %s and %s', (names, first, last) => {
  const xml = adfXml(someFacts(names), false)
  expect(xml).toContain(`<name part="first">${first}</name><name part="last">${last}</name>`)
})
