import type { CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '@/access/ids'
import { env } from '@/env'
import { afterSave, secretOf } from '@/features/stock-files/sending.rules'
import { seal } from '@/lib/secrets'

const DECIDING = [
  ...['file', 'dealership_id', 'url', 'way', 'login', 'header'],
  ...['first_at', 'second_at', 'resend', 'enabled'],
]
/** After a change of one of these, what was sent before says nothing of what the receiver has. */
const ANEW = ['file', 'dealership_id', 'url']
export const secretFault = (value: unknown): true | string =>
  !value || /^[\x20-\x7e]{1,1000}$/.test(String(value)) || 'Use letters without accents, digits and signs.'

/** The secret is stored sealed, for its host alone; a change is sent like one of the stock. */
export const checkTarget: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { password, ...sent } = recordOf(data)
  const [before, row] = [recordOf(originalDoc), { ...recordOf(originalDoc), ...sent }]
  const isOther = (fields: readonly string[]) =>
    fields.some((field) => (row[field] ?? '') !== (before[field] ?? ''))
  const about = secretOf(String(row.url))
  const isElsewhere = typeof before.url === 'string' && secretOf(before.url) !== about
  const isNeedless = row.way === 'webhook' || (!row.login && !row.header)
  return {
    ...sent,
    // The field's own check refuses it, with all else that is at fault.
    ...(secretFault(password) === true ? {} : { password }),
    ...(password ? { sealed_password: seal(env.payloadSecret, about, String(password)) } : {}),
    ...(isNeedless || (!password && isElsewhere) ? { sealed_password: null } : {}),
    ...(isOther(DECIDING) || password ? afterSave(Date.now()) : {}),
    ...(isOther(ANEW) ? { sent: null } : {}),
  }
}
