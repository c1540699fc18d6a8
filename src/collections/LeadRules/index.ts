import type { CollectionConfig } from 'payload'
import { GROUP, menuOf } from '@/access/menu'
import { adminPolicy } from '@/access/policies'
import { flag, number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { conditions } from './conditions'
import { people } from './people'

export const LeadRules: CollectionConfig = {
  slug: 'lead-rules',
  labels: { singular: 'Rule', plural: 'How leads are shared out' },
  admin: {
    useAsTitle: 'title',
    group: GROUP.leads,
    hidden: menuOf('dealer_admin'),
    components: { views: { list: { Component: '/admin/rules/ToRules#ToRules' } } },
  },
  access: adminPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: 'position',
  fields: [
    text('title', {
      label: 'Name',
      required: true,
      maxLength: 80,
      admin: { description: 'The lead says which rule gave it to whom.' },
    }),
    tenantField(),
    {
      type: 'collapsible',
      label: 'Which leads',
      admin: { description: 'What is left empty fits every lead. Days and times are those of the place.' },
      fields: conditions,
    },
    {
      type: 'collapsible',
      label: 'Who gets them',
      fields: [
        people,
        number('again_after', {
          label: 'Untouched after so many minutes: give it to the next person',
          min: 5,
          max: 1440,
          admin: {
            description:
              'Minutes of opening hours. A reply, a call, a note or a change by a person stops it. Empty: it stays where it is.',
          },
        }),
      ],
    },
    number('position', { required: true, min: 1, defaultValue: 1, admin: { position: 'sidebar' } }),
    flag('enabled', true, { label: 'In use', admin: { position: 'sidebar' } }),
  ],
}
