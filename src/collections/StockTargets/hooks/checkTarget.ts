import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '@/access/ids'
import { env } from '@/env'
import { afterSave, secretOf } from '@/features/stock-files/sending.rules'
import { addressProblem } from '@/integrations/outbound'
import { seal } from '@/lib/secrets'

const DECIDING = [
  ...['file', 'dealership_id', 'url', 'way', 'login', 'header'],
  ...['first_at', 'second_at', 'resend', 'enabled'],
]
/** After a change of one of these, what was sent before says nothing of what the receiver has. */
const ANEW = ['file', 'dealership_id', 'url']
/** Set by the call itself, or read by what lies between. */
const NOT_OWN =
  /^(host|connection|expect|te|trailer|upgrade|keep-alive|idempotency-key)$|^(content|transfer|proxy|webhook)-/i
const TOKEN = /^[a-z][a-z\d-]{0,60}$/i

function problemOf({
  url,
  login,
  header,
  way,
  password,
}: Record<string, unknown>): [path: string, words: string] | null {
  const problem = addressProblem(url)
  if (problem) return ['url', problem]
  if (way === 'webhook') return null
  if (login && header) return ['header', 'Use a user name or a header, not both.']
  if (header && (!TOKEN.test(String(header)) || NOT_OWN.test(String(header))))
    return ['header', 'Enter the name of a header such as X-Api-Key.']
  if (password && !/^[\x20-\x7e]+$/.test(String(password)))
    return ['password', 'Use letters without accents, digits and signs.']
  return null
}

/** Refuses here what could never be sent. The secret is stored sealed, for its host alone; a change is sent like one of the stock. */
export const checkTarget: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { password, ...sent } = recordOf(data)
  const [before, row] = [recordOf(originalDoc), { ...recordOf(originalDoc), ...sent }]
  const problem = problemOf({ ...row, password })
  if (problem)
    throw new ValidationError(
      { collection: 'stock-targets', errors: [{ path: problem[0], message: problem[1] }] },
      req.t,
    )
  const isOther = (fields: readonly string[]) =>
    fields.some((field) => (row[field] ?? '') !== (before[field] ?? ''))
  const about = secretOf(String(row.url))
  const isElsewhere = typeof before.url === 'string' && secretOf(before.url) !== about
  const isNeedless = row.way === 'webhook' || (!row.login && !row.header)
  return {
    ...sent,
    ...(password ? { sealed_password: seal(env.payloadSecret, about, String(password)) } : {}),
    ...(isNeedless || (!password && isElsewhere) ? { sealed_password: null } : {}),
    ...(isOther(DECIDING) || password ? afterSave(Date.now()) : {}),
    ...(isOther(ANEW) ? { sent: null } : {}),
  }
}
