import type { Field } from 'payload'
import { secretField } from '@/access/fields'
import { jsonField } from './json'
import { number } from './plain'
import { owedMailsSchema } from '@/core/letter/owedMails'

/** Work that a row owes: due at `due_at` (epoch ms), one worker at a time, each change a new `version`. */
export const outboxFields = (): Field[] => [
  secretField(jsonField('mails', owedMailsSchema)),
  secretField(number('due_at', { index: true })),
  secretField(number('lease_until')),
  secretField(number('version', { defaultValue: 0 })),
]
