import {
  type CollectionConfig,
  type CollectionBeforeDeleteHook,
  ValidationError,
  type CollectionBeforeValidateHook,
} from 'payload'
import { placePolicy } from '@/access/policies'
import { GROUP } from '@/access/menu'
import { text } from '@/fields/plain'
import { slugField } from '@/fields/slug'
import { column } from '@/fields/rowCells'
import { onSiteField } from '@/fields/related'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'
import { fromDealership } from '@/collections/hooks/fromDealership'
import { bookings, contact, hours, onSite, whereabouts, record, shown } from './fields'
import { recordOf } from '@/access/ids'
import { regionName } from '@/core/dealer/country/country'
import { placeFaults } from '@/core/dealer/country/whereabouts'
import { sameValue } from '@/lib/sameValue'

const PARTS = ['state', 'lat', 'long'] as const

const placeOf = (row: Record<string, unknown>) => {
  const address = recordOf(row.address)
  const [state, lat, long] = PARTS.map((part) => address[part] ?? null)
  return { timezone: row.timezone ?? null, state, lat, long }
}

/** `qld` is saved as `QLD`. A place that was stored before it was checked does not keep staff from saving something else. */
const knownPlace: CollectionBeforeValidateHook = ({ data, originalDoc, req, collection }) => {
  if (!data) return data
  const before = recordOf(originalDoc)
  const { address } = data
  const state: unknown = recordOf(address).state
  const stored =
    typeof state === 'string' ? { ...data, address: { ...address, state: regionName(state) } } : data
  const place = placeOf({ ...before, ...stored })
  if (originalDoc && sameValue(place, placeOf(before))) return stored
  const errors = placeFaults(place).map((fault) => ({
    ...fault,
    label: fault.path === 'timezone' ? 'Time zone' : 'Address',
  }))
  if (errors.length) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  return stored
}

/** A rule without a place fits every lead, so a rule that loses its only place is switched off. */
const endRules: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'lead-rules',
    where: { places: { in: [id] } },
    depth: 0,
    limit: 500,
    pagination: false,
    overrideAccess: true,
    req,
  })
  for (const rule of docs) {
    const places = rule.places?.filter((place) => place !== id) ?? []
    await req.payload.update({
      collection: 'lead-rules',
      id: rule.id,
      data: { places, ...(places.length ? {} : { enabled: false }) },
      depth: 0,
      overrideAccess: true,
      req,
    })
  }
}

export const Locations: CollectionConfig = {
  slug: 'locations',
  admin: {
    useAsTitle: 'name',
    description: 'Yards, service and parts: where shoppers find you and what each offers.',
    group: GROUP.dealership,
    defaultColumns: ['name', 'location_type', 'today', 'visible'],
  },
  access: placePolicy,
  defaultSort: ['position', 'name'],
  lockDocuments: false,
  hooks: { ...shownOnSite, beforeValidate: [fromDealership, knownPlace], beforeDelete: [endRules] },
  fields: [
    text('name', { required: true, admin: { components: { Cell: '/admin/place/PlaceCells#PlaceCell' } } }),
    column('today', 'Today', '/admin/place/PlaceCells#TodayCell'),
    slugField(),
    ...onSite,
    onSiteField('locations'),
    tenantField(),
    {
      type: 'tabs',
      tabs: [
        { label: 'Address', fields: whereabouts },
        { label: 'Opening hours', fields: hours },
        { label: 'Contact', fields: contact },
        { label: 'On the website', fields: shown },
        { label: 'Bookings', fields: bookings },
        { label: 'Reviews and licences', fields: record },
      ],
    },
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
