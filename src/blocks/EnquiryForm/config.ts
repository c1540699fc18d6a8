import type { Block } from 'payload'
import { heading, text } from '@/blocks/fields'

export const EnquiryForm: Block = {
  slug: 'enquiryForm',
  interfaceName: 'EnquiryFormBlock',
  labels: { singular: 'Enquiry form', plural: 'Enquiry forms' },
  fields: [
    heading,
    text,
    {
      name: 'subcategory',
      type: 'text',
      admin: { description: 'Sorts the leads, for example Service Booking or Fleet' },
    },
    { name: 'location_slug', type: 'text', label: 'Beside this location' },
    {
      name: 'anchor',
      type: 'text',
      defaultValue: 'enquire',
      admin: { description: 'What links to the form name after #' },
    },
  ],
}
