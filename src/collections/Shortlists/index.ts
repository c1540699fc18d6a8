import type { CollectionConfig } from 'payload'
import { secretField } from '@/access/fields'
import { denyAll } from '@/access/policies'
import { answersSchema, listedCarsSchema } from '@/features/shortlists/shortlist.rules'
import { jsonField } from '@/fields/json'
import { text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

/** Cars that two shoppers choose from. Nobody of the staff reads it: it is what two people say to each other. */
export const Shortlists: CollectionConfig = {
  slug: 'shortlists',
  admin: { hidden: true },
  access: denyAll,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    secretField(text('salt', { required: true })),
    secretField(jsonField('cars', listedCarsSchema)),
    secretField(jsonField('first', answersSchema)),
    secretField(jsonField('second', answersSchema)),
  ],
}
