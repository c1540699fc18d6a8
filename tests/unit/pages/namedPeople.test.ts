import { expect, test } from 'vitest'
import { namedIn } from '@/features/pages/pages.rules'

const team = [{ name: 'Renee Tausala' }, { name: 'Mark Eru' }, { name: 'Priya Raman' }]

test.each([
  ['Mark Eru, Renee Tausala', ['Mark Eru', 'Renee Tausala']],
  [' mark eru ,, Nobody Here', ['Mark Eru']],
  ['Mark', []],
  ['', []],
])('"%s" names %j', (text, names) => expect(namedIn(text, team).map(({ name }) => name)).toEqual(names))
