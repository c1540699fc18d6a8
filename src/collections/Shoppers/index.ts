import type { CollectionConfig } from 'payload'
import { secretField, systemField } from '@/access/fields'
import { recordsOf } from '@/access/policies'
import { dealerAdmins } from '@/access/rules'
import { GROUP, menuOf } from '@/access/menu'
import { jsonField } from '@/fields/json'
import { date, number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

import { z } from 'zod'

/** Open sessions: only the hash of each token is stored; times in epoch milliseconds. */
const sessionsSchema = z.array(z.object({ hash: z.string(), expires_at: z.number(), created_at: z.number() }))

/**
 * Not a Payload auth collection: Payload's own access never applies to shoppers. A phone (E.164) or e-mail here was proved
 * by a code; its row in `shopper-logins` is unique by tenant.
 */
export const Shoppers: CollectionConfig = {
  slug: 'shoppers',
  admin: {
    useAsTitle: 'phone',
    description: 'People with an account on the website, where they keep cars and searches.',
    group: GROUP.leads,
    hidden: menuOf(dealerAdmins),
    listSearchableFields: ['name', 'phone', 'email'],
    defaultColumns: ['name', 'phone', 'email', 'createdAt'],
    components: { edit: { beforeDocumentControls: ['/admin/bookings/BookForShopper#BookForShopper'] } },
  },
  access: recordsOf(dealerAdmins),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    systemField(text('phone', { index: true })),
    systemField(text('email', { index: true })),
    systemField(text('name')),
    systemField(date('verified_at', { time: 'read' })),
    secretField(jsonField('sessions', sessionsSchema)),
    secretField(number('rev', { defaultValue: 0 })),
  ],
}
