import { expect, it } from 'vitest'
import { otherNameIn, renamed } from '@/core/dealer/otherNames'

const others = ['Harbour Toyota', 'Harbour (Group) Pty Ltd', 'Kea']

// faults: T9
it.each([
  ['in a block of a page', { layout: [{ heading: 'Welcome to Harbour Toyota.' }] }, 'Harbour Toyota'],
  ['in other letters', ['HARBOUR TOYOTA'], 'Harbour Toyota'],
  ['with signs in it', 'Of Harbour (Group) Pty Ltd, Cairns', 'Harbour (Group) Pty Ltd'],
  ['as a part of a word', 'A keaton', null],
  ['as a part of the own name', 'Kea Cars sells cars', null],
  ['beside the own name', 'Kea Cars was Kea', 'Kea'],
  ['nowhere', { title: null, at: 3, parts: ['Harbour'] }, null],
])('another dealer’s name %s', (_, value, expected) =>
  expect(otherNameIn(value, others, 'Kea Cars')).toBe(expected),
)

it('a heading follows the new name', () => {
  expect(renamed('About Harbour Toyota', others, '$& Cars')).toBe('About $& Cars')
})
