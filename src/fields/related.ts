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

/** The head of a row's screen: its title, its state, and what can be done. */
export const headField = (Field: string): Field => ({
  name: 'head',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field } },
})

/** Beside a form, the link to its page. `folder`: how the page's address begins. */
export const onSiteField = (folder: string): Field => ({
  name: 'on_site',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: { path: '/admin/kit/OnSite#OnSite', serverProps: { folder } } },
  },
})
