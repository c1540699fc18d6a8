import type { CollectionConfig } from 'payload'
import { GROUP, menuOf } from '@/access/menu'
import { dealerAdmins } from '@/access/rules'
import { adminPolicy } from '@/access/policies'
import { addressed, addressedNumber } from '@/fields/addressed'
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
    hidden: menuOf(dealerAdmins),
    components: { views: { list: { Component: '/admin/frame/toScreen#ToRules' } } },
  },
  access: adminPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: 'position',
  fields: [
    {
      ...text('title', {
        label: 'Name',
        required: true,
        maxLength: 80,
        admin: { description: 'Each lead shows which rule gave it to whom.' },
      }),
      defaultValue: addressed('title'),
    },
    tenantField(),
    {
      type: 'collapsible',
      label: 'Which leads',
      admin: {
        description:
          'A condition that you leave empty fits every lead. Days and times are local to the location.',
      },
      fields: conditions,
    },
    {
      type: 'collapsible',
      label: 'Who gets them',
      fields: [
        people,
        {
          ...number('again_after', {
            label: 'Minutes until an untouched lead goes to the next person',
            min: 5,
            max: 1440,
            admin: {
              description:
                'Counted in opening hours. A reply, a call, a note or a change by a person stops it. Leave it empty to keep the lead where it is.',
            },
          }),
          defaultValue: addressedNumber('again_after'),
        },
      ],
    },
    number('position', { required: true, min: 1, defaultValue: 1, admin: { position: 'sidebar' } }),
    flag('enabled', true, { label: 'In use', admin: { position: 'sidebar' } }),
  ],
}
