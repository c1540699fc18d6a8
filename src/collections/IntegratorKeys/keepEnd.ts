import type { CollectionBeforeChangeHook } from 'payload'
import { refuse } from '@/access/bodyOf'
import { recordOf } from '@/access/ids'
import { isOtherEnd } from '@/features/keys/apiKeys.rules'

const FIXED = 'A key’s end is set when the key is made. Replace the key to have another end, or revoke it.'

/** Not by field access, which drops a value without a word. */
export const keepEnd: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const [before, after] = [recordOf(originalDoc).expires_at, recordOf(data).expires_at]
  if (operation === 'update' && isOtherEnd(before, after)) throw refuse(FIXED, 422)
  return data
}
