import type { CollectionConfig, CollectionBeforeValidateHook } from 'payload'
import { placePolicy } from '@/access/policies'
import { GROUP } from '@/access/menu'
import { firstTenantOf } from '@/access/staff'
import { addressed } from '@/fields/addressed'
import { jsonField } from '@/fields/json'
import { choice, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { headField } from '@/fields/related'
import { column } from '@/fields/rowCells'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'
import { nameWrongDays } from './hooks/nameWrongDays'

import { z } from 'zod'
import { writtenDay, writtenTime } from '@/core/place/hours/written'
import { openingHourSchema } from '@/collections/Locations/jsonShapes'
import { recordOf } from '@/access/ids'

/** Copies the location's name into the row, so that lists can show and find it. */
const namedAfterLocation: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const id = data?.location_id
  const before = recordOf(originalDoc)
  if (!data || typeof id !== 'string' || (id === before.location_id && before.location_name)) return data
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  // guardTenant runs next and refuses a location of another tenant, so its name is not stored.
  return docs[0] ? { ...data, location_name: docs[0].name } : data
}

const entry = openingHourSchema
  .partial({ department: true })
  .extend({ open: writtenTime.nullish(), close: writtenTime.nullish() })

const opensBeforeItCloses = (hours: z.infer<typeof entry>) =>
  hours.status === 'Closed' || !hours.open || !hours.close || hours.open < hours.close
const order = { message: 'Closing must be after opening.', path: ['close'] }

/** Several entries of one weekday are split shifts. */
const weekSchema = z.array(entry.refine(opensBeforeItCloses, order)).max(42)
const exceptionsSchema = z
  .array(entry.extend({ date: writtenDay }).refine(opensBeforeItCloses, order))
  .max(400)

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const HOURS_LABELS = new Map([
  ['status', 'Open or closed'],
  ['open', 'Opens'],
  ['close', 'Closes'],
])

const CELLS = '/admin/place/PlaceCells'

/** One row per location and department: a week is saved in one write. */
export const OpeningHours: CollectionConfig = {
  slug: 'opening-hours',
  labels: { singular: 'Opening hours', plural: 'Opening hours' },
  admin: {
    useAsTitle: 'location_name',
    description: 'One row for each location and department. A location’s page adds those that are missing.',
    group: GROUP.dealership,
    pagination: { defaultLimit: 50 },
    defaultColumns: ['place', 'days', 'saturday', 'sunday', 'now'],
    components: { beforeListTable: ['/admin/dashboard/ListNeeds#ListNeeds'] },
  },
  access: placePolicy,
  defaultSort: ['location_name', 'department'],
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { ...shownOnSite, beforeValidate: [namedAfterLocation, nameWrongDays] },
  fields: [
    headField('/admin/place/HoursHead#HoursHead'),
    column('place', 'Place', `${CELLS}#DepartmentCell`),
    column('days', 'Mon – Fri', `${CELLS}#DaysCell`, { days: 'week' }),
    column('saturday', 'Saturday', `${CELLS}#DaysCell`, { days: 'Saturday' }),
    column('sunday', 'Sunday', `${CELLS}#DaysCell`, { days: 'Sunday' }),
    column('now', 'Now', `${CELLS}#OpenNowCell`),
    {
      ...tenantField(),
      defaultValue: ({ req, user }) => addressed('tenant')({ req }) ?? firstTenantOf(user),
    },
    {
      ...referenceField('location_id', 'locations', { required: true }),
      defaultValue: addressed('location_id'),
    },
    text('location_name', { admin: { hidden: true } }),
    {
      ...choice('department', ['sales', 'service', 'parts'], { required: true }),
      defaultValue: addressed('department'),
    },
    jsonField(
      'week',
      weekSchema,
      {
        ...{ label: 'Opening hours', required: true, rows: { key: 'weekday', words: WEEKDAYS } },
        admin: {
          components: { Cell: '/admin/place/WeekCell#WeekCell', Field: '/admin/place/WeekField#WeekField' },
          disableListFilter: true,
        },
      },
      HOURS_LABELS,
    ),
    jsonField(
      'exceptions',
      exceptionsSchema,
      {
        ...{ label: 'Holidays and other dates', defaultValue: [], rows: { key: 'date' } },
        admin: { components: { Field: '/admin/place/ExceptionsField#ExceptionsField' } },
      },
      HOURS_LABELS,
    ),
  ],
  indexes: [{ fields: ['location_id', 'department'], unique: true }],
}
