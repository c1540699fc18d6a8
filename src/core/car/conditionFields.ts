import type { CarTable } from './field'
import { int, onPage, words } from './kinds'
import { INSPECTION, SERVICE } from './parts'

export const CONDITION = {
  previous_owners: {
    ...{ ...int(0, 50), ...onPage, tab: 'Condition', label: 'Owners so far' },
    help: 'Left empty when you do not know.',
  },
  keys: { ...int(0, 9), ...onPage, tab: 'Condition', label: 'Keys that come with it' },
  service: {
    ...{ type: 'object', fields: SERVICE, ...onPage, tab: 'Condition', label: 'Servicing' },
    note: 'What the service book says, and when the next service is due',
  },
  inspection: {
    ...{ type: 'object', fields: INSPECTION, ...onPage, tab: 'Condition', label: 'Inspection' },
    note: 'When it was looked over before it was offered, by whom and on how many points',
  },
  inspection_passed: {
    ...{ ...words(200, 120), ...onPage, tab: 'Condition', label: 'What was in order' },
    note: 'One finding each, its part before a colon: Tyres: 6 mm front, 5 mm rear',
    help: 'One per line, its part before a colon, such as Tyres: 6 mm front, 5 mm rear.',
  },
  inspection_noted: {
    ...{ ...words(200, 60), ...onPage, tab: 'Condition', label: 'Defects that are disclosed' },
    note: 'One finding each, its part before a colon',
    help: 'One per line, its part before a colon, such as Paint: stone chips on the bonnet.',
  },
} as const satisfies CarTable
