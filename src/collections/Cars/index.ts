import type { CollectionConfig, CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { stockPolicy } from '@/access/policies'
import { jsonField } from '@/fields/json'
import { tenantField } from '@/fields/tenant'
import { CAR_FIELDS } from '@/core/car/fields'
import { fromDealership } from '@/collections/hooks/fromDealership'
import { carSlugField, carTab, unseenFields } from './fields'
import { describe } from './hooks/describe'
import { notOverOthers } from './hooks/notOverOthers'
import { soundPrices } from './hooks/soundPrices'
import { stamp } from './hooks/stamp'
import { system } from './system'
import { idOf, recordOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { carSaved } from '@/core/car/rows/write'

/** Payload writes what the form sends; all that a change of a car needs besides is the writer's. */
const saved: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const [row, staff] = [recordOf(doc), staffOf(req.user)]
  const tenant = idOf(row.tenant)
  if (!tenant) return doc
  const author = staff && { who: req.user?.email ?? staff.id, via: 'admin' as const }
  await carSaved(tenant, author, operation === 'create' ? null : recordOf(previousDoc), row)
  return doc
}

const FEED =
  'From your stock feed. What you change here stays as you leave it: the feed no longer changes that field.'

/** The fields that the person at the form changed, each with its value when the form was opened: never stored. */
const touched = jsonField('touched', z.union([z.array(z.string()), z.record(z.string(), z.unknown())]), {
  virtual: true,
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/admin/car/TouchedField#TouchedField' },
  },
})

export const Cars: CollectionConfig = {
  slug: 'cars',
  admin: {
    useAsTitle: 'name',
    // The list of cars has its own line in the menu, because it has an address of its own.
    group: false,
    components: { views: { list: { Component: '/admin/frame/toScreen#ToCars' } } },
    listSearchableFields: ['name', 'stocknum', 'vin', 'regplate'],
  },
  access: stockPolicy,
  // Replaced by the fields created_at and updated_at, in epoch seconds.
  timestamps: false,
  defaultSort: '-created_at',
  lockDocuments: false,
  disableDuplicate: true,
  hooks: {
    beforeValidate: [soundPrices, fromDealership, describe],
    beforeChange: [notOverOthers, stamp],
    afterChange: [saved],
  },
  fields: [
    tenantField(),
    touched,
    {
      name: 'openAt',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/admin/car/showField#OpenAtField' } },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Overview',
          fields: [
            {
              name: 'summary',
              type: 'ui',
              admin: { disableListColumn: true, components: { Field: '/admin/car/CarSummary#CarSummary' } },
            },
            ...carTab(CAR_FIELDS, 'Overview'),
          ],
        },
        {
          label: 'Details',
          description: FEED,
          fields: [...carTab(CAR_FIELDS, 'Details'), carSlugField(CAR_FIELDS.slug.help)],
        },
        { label: 'Pictures', description: FEED, fields: carTab(CAR_FIELDS, 'Pictures') },
        { label: 'Text', description: FEED, fields: carTab(CAR_FIELDS, 'Text') },
        { label: 'Condition', description: FEED, fields: carTab(CAR_FIELDS, 'Condition') },
        { label: 'Technical', description: FEED, fields: carTab(CAR_FIELDS, 'Technical') },
      ],
    },
    ...unseenFields(CAR_FIELDS),
    ...system,
  ],
  indexes: [
    { fields: ['dealership_id', 'stocknum'], unique: true },
    { fields: ['tenant', 'slug'], unique: true },
    { fields: ['rev', 'indexed_rev'] },
    { fields: ['dealership_id', 'updated_at'] },
    // Prices are compared over all dealers.
    { fields: ['make', 'status'] },
  ],
}
