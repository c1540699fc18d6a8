import { expect, it } from 'vitest'
import { stillTyped, typedIn } from '@/admin/leads/chosenValues'

const field = (value: unknown, initialValue: unknown) => ({ value, initialValue })
const PATHS = ['state', 'assigned_to', 'notes']

it('B1 finds what a person changed, and nothing that the server set or that is not theirs to set', () => {
  const fields = {
    state: field('won', 'new'),
    assigned_to: field(null, undefined),
    notes: field('Tow bar', 'Tow bar'),
    email: field('a@b.example', 'c@d.example'),
  }
  expect(typedIn(fields, PATHS)).toEqual([{ path: 'state', value: 'won' }])
})

it('B1 puts onto the newest only what it does not say already, and what it still has', () => {
  const typed = [
    { path: 'state', value: 'won' },
    { path: 'assigned_to', value: 'kay' },
    { path: 'notes', value: 'Tow bar' },
  ]
  const newest = { state: field('contacted', 'contacted'), assigned_to: field('kay', 'kay') }
  expect(stillTyped(typed, newest)).toEqual([{ path: 'state', value: 'won' }])
})
