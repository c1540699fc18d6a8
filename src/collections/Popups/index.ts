import { z } from 'zod'
import type { CollectionConfig } from 'payload'
import { GROUP, menuOf } from '@/access/menu'
import { editors } from '@/access/rules'
import { contentPolicy } from '@/access/policies'
import { dealerDay } from '@/fields/dealerDay'
import { lastDay } from '@/fields/lastDay'
import { linesField } from '@/fields/lines'
import { linkAddress } from '@/fields/linkAddress'
import { pictureField } from '@/fields/picture'
import { importedPicture } from '@/fields/pictureAddress'
import { longText, text } from '@/fields/plain'
import { shortNameField } from '@/fields/slug'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'

const path = z.string().regex(/^\/[^\s?#]*$/, 'Use paths such as / or /special-offers')

export const Popups: CollectionConfig = {
  slug: 'popups',
  labels: { singular: 'Pop-up', plural: 'Pop-ups' },
  admin: {
    useAsTitle: 'title',
    group: GROUP.website,
    hidden: menuOf(editors),
    defaultColumns: ['title', 'first_day', 'last_day', 'updatedAt'],
    description:
      'Opens over a page after a few seconds, once for each visitor. Where several fit a page, the newest is shown.',
  },
  access: contentPolicy,
  lockDocuments: false,
  hooks: shownOnSite,
  fields: [
    text('title', { required: true, maxLength: 120 }),
    shortNameField('title'),
    tenantField(),
    longText('text', { maxLength: 600 }),
    importedPicture('image_url'),
    pictureField(),
    text('label', { label: 'Button text', maxLength: 40 }),
    linkAddress('href', 'Button link'),
    {
      type: 'row',
      fields: [
        dealerDay('first_day', 'first', { label: 'First day' }),
        { ...dealerDay('last_day', 'last', { label: 'Last day' }), validate: lastDay('first_day') },
      ],
    },
    linesField('paths', z.array(path), {
      defaultValue: [],
      admin: {
        description:
          'Pages, one per line, such as /special-offers. Leave it empty for all pages except forms and payments.',
      },
    }),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
