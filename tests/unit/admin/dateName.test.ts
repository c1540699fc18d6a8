import { expect, it } from 'vitest'
import { date } from '@/fields/plain'

it.each([
  ['starts_at', { label: 'First day' }, 'First day'],
  ['confirmed_at', { time: true }, 'Confirmed at'],
])('the picker of %s is named by its label', (name, options, title) =>
  expect(date(name, options).admin?.date?.overrides).toMatchObject({ title }),
)
