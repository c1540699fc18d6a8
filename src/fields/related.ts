import type { Field } from 'payload'

/** Links to the lead, the reservation, the payment, the booking and the valuation that belong together. */
export const relatedField = (): Field => ({
  name: 'related',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/admin/related/RelatedRecords#RelatedRecords' },
  },
})
