import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { z } from 'zod'
import { secretField, systemField } from '@/access/fields'
import { recordOf } from '@/access/ids'
import { adminPolicy } from '@/access/policies'
import { GROUP, menuOf } from '@/access/menu'
import { dealerAdmins } from '@/access/rules'
import { secretEndpoint } from '@/collections/hooks/secretEndpoint'
import { EVENT_TYPES } from '@/features/events/events.rules'
import { RESENDABLE } from '@/features/leads/destinations.rules'
import { LEAD_TOPICS } from '@/features/leads/leadCategories.rules'
import { linesField } from '@/fields/lines'
import { choice, flag, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { column, rowTitle } from '@/fields/rowCells'
import { signingFields } from '@/fields/signing'
import { tenantField } from '@/fields/tenant'
import { ticksField } from '@/fields/ticks'
import { webAddress } from '@/fields/webAddress'
import { quietHours, recipient } from './recipient'
import { beginEvents } from './hooks/beginEvents'

const slugsSchema = z.array(z.string())
const isWebhook = (data: unknown): boolean => z.object({ kind: z.literal('webhook') }).safeParse(data).success
const isSystem = (data: unknown): boolean => z.object({ kind: z.enum(RESENDABLE) }).safeParse(data).success

/** Up to where it has the events, and when to send more. Times in epoch ms. */
const sendingEvents = [
  // Slugs; empty means all. Of an endpoint that a key made: those of the key.
  secretField(linesField('dealerships', slugsSchema, { defaultValue: [] })),
  secretField(number('event_at')),
  secretField(text('event_id')),
  secretField(number('event_next_at', { index: true })),
  secretField(number('event_wake')),
  secretField(number('event_attempts', { defaultValue: 0 })),
  secretField(number('event_lease_until')),
]

/** A destination that is on has no reason for being off. */
const forgetReason: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  recordOf({ ...recordOf(originalDoc), ...recordOf(data) }).enabled === true
    ? { ...data, off_reason: null }
    : data

export const LeadDestinations: CollectionConfig = {
  slug: 'lead-destinations',
  labels: { singular: 'Lead destination', plural: 'Lead destinations' },
  admin: {
    useAsTitle: 'name',
    description: 'Who gets the leads: people by email, systems by ADF email or signed webhook.',
    group: GROUP.settings,
    hidden: menuOf(dealerAdmins),
    defaultColumns: ['name', 'kind', 'location_id', 'last_sent', 'enabled'],
    components: { beforeListTable: ['/admin/leads/sent/Destinations#LocationDestinations'] },
  },
  access: adminPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { beforeChange: [forgetReason, beginEvents] },
  endpoints: [secretEndpoint('lead-destinations')],
  fields: [
    tenantField(),
    rowTitle('name', { pictures: [], notes: ['email', 'url'] }),
    column('last_sent', 'Last delivered', '/admin/leads/sent/Destinations#LastSentCell'),
    choice('kind', ['mail', 'adf', 'webhook'], {
      required: true,
      defaultValue: 'mail',
      admin: {
        description:
          'Email goes to people, in place of the notice to the location. ADF is an email for a lead system. A webhook is a signed call.',
      },
    }),
    ...recipient,
    webAddress({
      admin: {
        condition: isWebhook,
        description: 'Starts with https:// and is reachable from the internet.',
      },
    }),
    {
      name: 'signing',
      type: 'ui',
      admin: {
        condition: isWebhook,
        disableListColumn: true,
        components: { Field: '/admin/leads/Destination#SigningSecret' },
      },
    },
    {
      name: 'test_call',
      type: 'ui',
      admin: {
        condition: isWebhook,
        disableListColumn: true,
        components: { Field: '/admin/leads/Destination#TestWebhook' },
      },
    },
    {
      name: 'missed',
      type: 'ui',
      admin: {
        condition: isSystem,
        disableListColumn: true,
        components: { Field: '/admin/leads/MissedLeads#MissedLeads' },
      },
    },
    flag('leads', true, {
      label: 'Send leads',
      admin: { condition: isWebhook, description: 'Off: it gets the events below only.' },
    }),
    ticksField('events', EVENT_TYPES, {
      label: 'Send events',
      admin: {
        condition: isWebhook,
        description: 'What happens to cars, feeds, bookings and reservations, without the data of people.',
      },
    }),
    ticksField('categories', LEAD_TOPICS, {
      label: 'About',
      admin: { description: 'Only leads about what you tick. Tick nothing for all of them.' },
    }),
    referenceField('location_id', 'locations', { none: 'All locations' }),
    flag('placeholder_vehicle', true, {
      label: 'Add a placeholder car to general enquiries',
      admin: {
        condition: (data) => data.kind === 'adf',
        description: 'Many lead systems refuse a lead without a car.',
      },
    }),
    ...quietHours,
    flag('enabled', true, { admin: { components: { Cell: '/admin/stock-files/Runs#IsSentCell' } } }),
    systemField(
      text('off_reason', {
        label: 'Switched off because',
        admin: { condition: (data) => Boolean(data.off_reason) },
      }),
    ),
    ...signingFields(),
    ...sendingEvents,
  ],
}
