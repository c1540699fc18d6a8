import type { CollectionConfig } from 'payload'
import { contentPolicy } from '@/access/policies'
import { GROUP, menuOf } from '@/access/menu'
import { editors } from '@/access/rules'
import { pictureField } from '@/fields/picture'
import { importedPicture } from '@/fields/pictureAddress'
import { placeInList } from '@/fields/placeInList'
import { flag, longText, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { pillCell, rowTitle } from '@/fields/rowCells'
import { slugField } from '@/fields/slug'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'

export const TeamMembers: CollectionConfig = {
  slug: 'team-members',
  labels: { singular: 'Team member', plural: 'Team' },
  admin: {
    useAsTitle: 'name',
    description: 'The people that the website introduces. Who may sign in here is under Dealership, Staff.',
    group: GROUP.dealership,
    hidden: menuOf(editors),
    defaultColumns: ['name', 'location_id', 'visible'],
  },
  access: contentPolicy,
  defaultSort: 'position',
  lockDocuments: false,
  hooks: shownOnSite,
  fields: [
    rowTitle('name', {
      pictures: ['photo', 'photo_url'],
      isPerson: true,
      notes: ['role'],
      place: 'location_id',
    }),
    slugField(),
    tenantField(),
    {
      type: 'row',
      fields: [text('role', { required: true }), referenceField('location_id', 'locations')],
    },
    text('location_slug', { admin: { hidden: true } }),
    importedPicture('photo_url', 'Photo'),
    pictureField('photo', 'Photo'),
    longText('bio', { maxLength: 2000 }),
    flag('visible', true, {
      admin: { position: 'sidebar', components: pillCell({ true: 'is-good' }) },
    }),
    placeInList(100, { position: 'sidebar' }),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
