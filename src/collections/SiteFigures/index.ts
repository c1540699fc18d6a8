import type { CollectionConfig } from 'payload'
import { systemField } from '@/access/fields'
import { recordsOf } from '@/access/policies'
import { dealerAdmins } from '@/access/rules'
import { FIGURE_KINDS } from '@/core/dealer/figures/kinds'
import { choice, number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

/** How often something happened on a dealer's site on one day, without any person, address or visit. */
export const SiteFigures: CollectionConfig = {
  slug: 'site-figures',
  admin: { hidden: true },
  access: recordsOf(dealerAdmins),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    // The day by the dealer's clock, `2026-11-23`.
    systemField(text('day', { required: true })),
    systemField(choice('kind', FIGURE_KINDS, { required: true })),
    // The id of the car, or the words of the search.
    systemField(text('name', { required: true, maxLength: 200 })),
    systemField(number('count', { required: true, defaultValue: 0 })),
  ],
  indexes: [{ fields: ['tenant', 'day', 'kind', 'name'], unique: true }],
}
