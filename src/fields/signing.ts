import type { Field } from 'payload'
import { secret } from '@/access/fields'
import { number, text } from './plain'

/** What a webhook's calls are signed with (`core/letter/rows/webhookEnds`): hidden from everybody, the server uses them. */
export const signingFields = (): Field[] =>
  [text('secret'), text('secret_before'), number('secret_before_until')].map((field) => ({
    ...field,
    access: secret,
    hidden: true,
  }))
