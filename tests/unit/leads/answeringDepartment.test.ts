// product: B2
import { expect, it } from 'vitest'
import { answeringDepartment } from '@/core/place/hours/table'
import type { OpeningHourEntry } from '@/core/place/views'

const at = (department: OpeningHourEntry['department']): OpeningHourEntry => ({
  ...{ weekday: 1, status: 'Open', open: '08:00', close: '17:00', department },
})

it.each([
  ['service', ['sales', 'service'], 'service'],
  ['parts', ['sales', 'service'], 'sales'],
  ['', ['service', 'sales'], 'sales'],
  [null, ['service'], 'service'],
  ['sales', [], undefined],
] as const)('of a place of type %s with hours of %j it is %s', (type, departments, wanted) =>
  expect(answeringDepartment(departments.map(at), type)).toBe(wanted),
)
