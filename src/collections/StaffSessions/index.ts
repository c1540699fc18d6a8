import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/policies'
import { number, text } from '@/fields/plain'

/** One browser in which a member of staff is signed in: a row of its own, so that no sign-in overwrites another. */
export const StaffSessions: CollectionConfig = {
  slug: 'staff-sessions',
  admin: { hidden: true },
  access: denyAll,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    text('user_id', { required: true, index: true }),
    text('sid', { required: true, unique: true }),
    // Epoch milliseconds, as all times here.
    number('opened_at', { required: true }),
    number('used_at', { required: true }),
    number('expires_at', { required: true, index: true }),
    text('agent', { maxLength: 500 }),
    text('address'),
  ],
}
