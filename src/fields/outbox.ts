import type { Field } from 'payload'
import { secret } from '@/access/fields'
import { owedMailsSchema } from '@/domain/reserve/jsonShapes'
import { jsonField } from './json'
import { number } from './plain'

type Named = Extract<Field, { name: string }>
const hidden = <F extends Named>(field: F): F => ({
  ...field,
  access: secret,
  admin: { ...field.admin, hidden: true },
})

/** Work that a row owes: due at `due_at` (epoch ms), one worker at a time, each change a new `version`. */
export const outboxFields = (): Field[] => [
  hidden(jsonField('mails', owedMailsSchema)),
  hidden(number('due_at', { index: true })),
  hidden(number('lease_until')),
  hidden(number('version', { defaultValue: 0 })),
]
