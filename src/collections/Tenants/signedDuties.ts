import type { FieldHook } from 'payload'
import { recordOf } from '@/access/ids'
import { isRecord } from '@/lib/isRecord'

/**
 * Who checked the table of duties, and when, is what the server saw, whatever was sent. A save that nobody signed in for checks nothing.
 * It runs before the settings are validated, which refuses another table than that of today.
 */
export const signedDuties: FieldHook = ({ value, originalDoc, req }) => {
  if (!isRecord(value) || !isRecord(value.duties)) return value
  const before = recordOf(recordOf(recordOf(originalDoc).config).duties)
  const { checked, checkedBy: _by, checkedAt: _at, ...duties } = value.duties
  const isSame = checked !== undefined && checked === before.checked
  const isNew = !isSame && checked !== undefined && Boolean(req.user)
  const sign = isSame
    ? { checked, checkedBy: before.checkedBy, checkedAt: before.checkedAt }
    : isNew && {
        checked,
        checkedBy: String(recordOf(req.user).name ?? ''),
        checkedAt: new Date().toISOString(),
      }
  return { ...value, duties: { ...duties, ...sign } }
}
