import type { Block } from 'payload'
import { heading, people, sentence } from '@/blocks/fields'
import { intentOf, isPageForm } from '@/features/leads/intents/intents.rules'
import { FORMS } from '@/features/leads/intents/names.rules'

/** Forms about one car need its page. */
const intents = FORMS.filter((form) => form === 'test-drive' || isPageForm(form))

export const EnquiryForm: Block = {
  slug: 'enquiryForm',
  interfaceName: 'EnquiryFormBlock',
  labels: { singular: 'Enquiry form', plural: 'Enquiry forms' },
  fields: [
    heading,
    sentence,
    {
      name: 'intent',
      type: 'select',
      label: 'What the form asks',
      defaultValue: 'general',
      options: intents.map((value) => ({ value, label: intentOf(value).heading })),
    },
    {
      name: 'subcategory',
      type: 'text',
      admin: { description: 'Sorts the leads, for example Service Booking or Fleet' },
    },
    { name: 'location_slug', type: 'text', label: 'Beside this location' },
    { ...people, label: 'Who answers' },
    {
      name: 'anchor',
      type: 'text',
      defaultValue: 'enquire',
      admin: { description: 'What links to the form name after #' },
    },
  ],
}
