import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/policies'
import { number, text } from '@/fields/plain'

/** The second step of one account's sign-in. A row of its own, so that no save of the account overwrites it with an older value. */
export const SecondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
  access: denyAll,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    text('user_id', { required: true, unique: true }),
    // Encrypted with the installation's secret.
    text('key', { required: true }),
    // The half minute of the last code that was used, so that no code works twice.
    number('last_step', { required: true }),
    // Hashes of the unused paper codes, separated by spaces; null before any were made.
    text('paper', { maxLength: 1000 }),
    number('since', { required: true }),
  ],
}
