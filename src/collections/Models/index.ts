import type { CollectionConfig } from 'payload'
import { contentPolicy } from '@/access/policies'
import { GROUP, menuOf } from '@/access/menu'
import { editors } from '@/access/rules'
import { DOLLARS } from '@/fields/figures'
import { linesField } from '@/fields/lines'
import { partsField } from '@/fields/parts'
import { placeInList } from '@/fields/placeInList'
import { choice, longText, number, text } from '@/fields/plain'
import { figureColumn, pillCell, rowTitle } from '@/fields/rowCells'
import { slugField } from '@/fields/slug'
import { onSiteField } from '@/fields/related'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'

import { z } from 'zod'

const accessoriesSchema = z.array(z.string().max(300)).max(200)

const address = z.string().max(2000)
const pictureSchema = z.object({ url: address, cutout: address.nullish() })

/** Capped-price servicing: dollars per service, years, number of services, interval and range as text. */
const serviceAdvantageSchema = z.object({
  model: z.string(),
  amount: z.number().min(0),
  years: z.number().int().min(0),
  services: z.number().int().min(0),
  interval: z.string(),
  range: z.string().nullish(),
})

/** What the dealer's cars and models have already, or another word. */
const CHOSEN = { Field: '/admin/settings/makes/WordField#WordField' }

export const Models: CollectionConfig = {
  slug: 'models',
  admin: {
    useAsTitle: 'name',
    description: 'The new models on the models pages.',
    group: GROUP.website,
    hidden: menuOf(editors),
    defaultColumns: ['name', 'from_price', 'for_sale', 'status'],
  },
  access: contentPolicy,
  defaultSort: 'position',
  lockDocuments: false,
  hooks: shownOnSite,
  fields: [
    rowTitle('name', { pictures: ['image'], notes: ['manufacturer', 'manufacturer_body'] }),
    figureColumn('for_sale', 'Cars for sale', '/admin/place/PlaceCells#ModelCarsCell'),
    slugField(),
    tenantField(),
    {
      type: 'row',
      fields: [
        text('manufacturer', { label: 'Make', admin: { components: CHOSEN } }),
        choice('status', ['current', 'coming_soon', 'discontinued'], {
          ...{ required: true, defaultValue: 'current' },
          admin: { components: pillCell({ current: 'is-good', coming_soon: 'is-warn' }) },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        text('manufacturer_body', {
          required: true,
          admin: { description: 'The tab of the models page, for example SUVs & 4WDs.', components: CHOSEN },
        }),
        text('body', {
          admin: {
            description: 'As your cars have it: a link to SUVs shows these models.',
            components: CHOSEN,
          },
        }),
      ],
    },
    partsField(
      'image',
      pictureSchema,
      [
        ['url', 'In a place, for its own page', 'picture'],
        ['cutout', 'Cut out, for lists and menus', 'picture'],
      ],
      { label: 'Pictures' },
    ),
    longText('summary', { maxLength: 2000 }),
    text('override_url', { maxLength: 2000 }),
    linesField('accessories', accessoriesSchema, {
      admin: {
        description:
          'One per line, with its price, and the address of its picture if there is one: Dash camera | $489 fitted | /media/dash-camera.svg',
      },
    }),
    number('accessories_count', { min: 0, defaultValue: 0 }),
    number('from_price', {
      min: 0,
      admin: {
        position: 'sidebar',
        components: { Cell: DOLLARS.components.Cell, Field: '/admin/fields/DollarsBox#DollarsBox' },
        description: 'What a new one costs at least, drive away. Not shown for a model no longer made.',
      },
    }),
    placeInList(1000, { position: 'sidebar' }),
    onSiteField('models'),
    partsField(
      'service_advantage',
      serviceAdvantageSchema,
      [
        ['model', 'Model, as on the table'],
        ['amount', 'Price of one service, $', 'number'],
        ['years', 'Years', 'number'],
        ['services', 'Number of services', 'number'],
        ['interval', 'Interval'],
        ['range', 'Range'],
      ],
      { label: 'Capped-price servicing' },
    ),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
