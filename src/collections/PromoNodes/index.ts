import type { CollectionConfig } from 'payload'
import { contentPolicy } from '@/access/policies'
import { GROUP, menuOf } from '@/access/menu'
import { editors } from '@/access/rules'
import { dealerDay } from '@/fields/dealerDay'
import { linkAddress } from '@/fields/linkAddress'
import { pictureField } from '@/fields/picture'
import { importedPicture } from '@/fields/pictureAddress'
import { flag, longText, number, text } from '@/fields/plain'
import { shortNameField } from '@/fields/slug'
import { column, rowTitle } from '@/fields/rowCells'
import { tenantField } from '@/fields/tenant'
import { ticksField } from '@/fields/ticks'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'

export const PromoNodes: CollectionConfig = {
  slug: 'promo-nodes',
  labels: { singular: 'Promotion card', plural: 'Promotion cards' },
  admin: {
    useAsTitle: 'title',
    description: 'Cards between the cars of a list.',
    group: GROUP.website,
    hidden: menuOf(editors),
    defaultColumns: ['title', 'position', 'run', 'expiry'],
  },
  access: contentPolicy,
  lockDocuments: false,
  hooks: shownOnSite,
  fields: [
    rowTitle('title', { pictures: ['image', 'image_url'], notes: ['text'] }),
    column('run', 'State', `/admin/kit/list/RowCells#RunCell`, { run: { first: 'start', last: 'expiry' } }),
    shortNameField('title'),
    tenantField(),
    longText('text', { maxLength: 600 }),
    text('label', { label: 'Button text' }),
    linkAddress('href', 'Button link'),
    importedPicture('image_url'),
    pictureField(),
    {
      type: 'row',
      fields: [
        dealerDay('start', 'first', { label: 'Shown from' }),
        dealerDay('expiry', 'last', { label: 'Shown until' }),
      ],
    },
    number('position', {
      label: 'Position in the list',
      required: true,
      min: 1,
      defaultValue: 4,
      admin: {
        components: { Cell: '/admin/fields/cells#AfterCarsCell' },
        description: '4 puts it after three cars.',
      },
    }),
    ticksField('display', ['new', 'used', 'demo'], {
      label: 'Shown in lists of',
      admin: { description: 'Nothing ticked means every list.' },
    }),
    flag('strictDisplay'),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
