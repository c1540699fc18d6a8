import { z } from 'zod'
import type { CollectionConfig } from 'payload'
import { byTenant, never } from '@/access/policies'
import { dealerAdmins, editors, everyRole, nobody } from '@/access/rules'
import { byPlatform, systemField } from '@/access/fields'
import { GROUP, menuOf } from '@/access/menu'
import { jsonField } from '@/fields/json'
import { linesField } from '@/fields/lines'
import { number, text } from '@/fields/plain'
import { slugField } from '@/fields/slug'
import { figureColumn, rowTitle } from '@/fields/rowCells'
import { tenantField } from '@/fields/tenant'
import { storedMapsSchema } from '@/features/stock/files.rules'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'

export const Dealerships: CollectionConfig = {
  slug: 'dealerships',
  admin: {
    useAsTitle: 'name',
    description: 'The businesses that own the cars. Cars and stock feeds belong to one of them.',
    group: GROUP.dealership,
    hidden: menuOf(editors),
    defaultColumns: ['name', 'phone', 'places', 'cars', 'average_rating'],
  },
  access: {
    ...byTenant({ read: everyRole, create: nobody, update: dealerAdmins, delete: nobody }),
    delete: never,
  },
  lockDocuments: false,
  disableDuplicate: true,
  hooks: shownOnSite,
  fields: [
    rowTitle('name', { pictures: [], notes: ['email'] }),
    figureColumn('places', 'Locations', '/admin/place/PlaceCells#PlacesCell'),
    figureColumn('cars', 'Cars for sale', '/admin/place/PlaceCells#CarsCell'),
    { ...slugField(), access: byPlatform },
    tenantField(),
    text('phone'),
    text('email'),
    number('average_rating', {
      ...{ min: 0, max: 5 },
      admin: { components: { Cell: '/admin/fields/cells#RatingCell' } },
    }),
    number('review_count', { min: 0 }),
    text('review_url'),
    // What the columns of this dealership's stock files mean, by the name of the file.
    systemField(jsonField('feed_map', storedMapsSchema, { admin: { hidden: true } })),
    linesField('manufacturers', z.array(z.string()), { label: 'Makes', defaultValue: [] }),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
