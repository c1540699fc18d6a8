import { expect, it } from 'vitest'
import { exportTable } from '@/admin/leads/inbox/exportTable'
import { namesOf, wholeName } from '@/core/person/personName'
import { adfXml } from '@/features/leads/letters/adf'
import { someFacts } from './someFacts'

it.each([
  ['Zoe', 'Quill', 'Zoe Quill', 'Zoe', 'Quill'],
  ['Zoe Quill', 'Quill', 'Zoe Quill', 'Zoe', 'Quill'],
  ['Zoe quill', 'Quill', 'Zoe quill', 'Zoe', 'Quill'],
  ['Mary Anne', 'van der Berg', 'Mary Anne van der Berg', 'Mary Anne', 'van der Berg'],
  ['McQuill', 'Quill', 'McQuill Quill', 'McQuill', 'Quill'],
  ['Zoe Quill', null, 'Zoe Quill', 'Zoe', 'Quill'],
  ['Jan  van der Berg', ' ', 'Jan  van der Berg', 'Jan', 'van der Berg'],
  [' Zoe ', '', 'Zoe', 'Zoe', ''],
  [null, 'Quill', 'Quill', '', 'Quill'],
  [null, null, '', '', ''],
])('%j with the last name %j is %j, in parts %j and %j', (name, last_name, whole, first, last) => {
  expect(wholeName({ name, last_name })).toBe(whole)
  expect(namesOf({ name, last_name })).toEqual([first, last])
})

it('the table of leads has the first and the last name in columns of their own', () => {
  const lead = {
    ...({ id: 'l1', lead_id: 'L-1', tenant: 't1', name: 'Zoe Quill', state: 'new' } as const),
    ...{ createdAt: '2026-11-23T09:05:00Z', category: 'Contact', email: 'zoe@example.com' },
  }
  const [head = [], row = []] = exportTable([lead], { zones: new Map(), people: new Map() })
  expect(row[head.indexOf('First name')]).toBe('Zoe')
  expect(row[head.indexOf('Last name')]).toBe('Quill')
})

it.each([
  [{ name: 'Mary Anne van der Berg', last_name: 'van der Berg' }, 'Mary Anne', 'van der Berg'],
  [{ name: 'Ann Lee' }, 'Ann', 'Lee'],
  [{ name: 'Ann' }, 'Ann', 'Ann'],
])('the lead file of %j has %s and %s', (names, first, last) => {
  const xml = adfXml(someFacts(names), false)
  expect(xml).toContain(`<name part="first">${first}</name><name part="last">${last}</name>`)
})
