import type { Field } from 'payload'
import { systemField } from '@/access/fields'
import { jsonField } from '@/fields/json'
import { notDrawn } from '@/fields/notDrawn'
import { ownRelation } from '@/fields/ownTenant'
import { choice, date, longText, number, text } from '@/fields/plain'
import { handoversSchema } from '@/features/leads/handovers.rules'
import { timelineSchema } from '@/features/leads/leadTimeline.rules'
import { isColleague } from './colleagues'
import { listSchema } from './jsonShapes'

export const atAGlance: Field[] = [
  {
    name: 'overview',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/admin/leads/LeadOverview#LeadOverview' } },
  },
]

export const work: Field[] = [
  choice('state', ['new', 'contacted', 'appointment', 'won', 'lost', 'spam'], {
    required: true,
    defaultValue: 'new',
    index: true,
    admin: { position: 'sidebar' },
  }),
  ownRelation('assigned_to', 'users', {
    label: 'Assigned to',
    validate: isColleague,
    admin: { position: 'sidebar', components: { Field: '/admin/leads/AssignField#AssignField' } },
  }),
  // New notes go into the timeline; this field only shows notes that other systems wrote.
  longText('notes', { admin: { position: 'sidebar', condition: (data) => Boolean(data.notes) } }),
  systemField(
    date('responded_at', {
      time: 'read',
      admin: { position: 'sidebar', condition: (data) => Boolean(data.responded_at) },
    }),
  ),
  // Whom rules gave it to, and epoch ms when it goes to the next person unless a person acts before.
  systemField(jsonField('givings', handoversSchema, { admin: { hidden: true } })),
  systemField(number('again_at', { index: true, admin: { hidden: true } })),
  // Epoch ms until when it is put aside; once that has passed, it needs an answer until a person acts.
  systemField(number('back_at', { index: true, admin: { hidden: true } })),
  // Epoch ms of what the shopper wrote since the last answer.
  systemField(number('asked_at', { index: true, admin: { hidden: true } })),
  systemField(text('merged_into', { index: true, admin: { hidden: true } })),
  systemField(jsonField('timeline', timelineSchema, { admin: { hidden: true } })),
  {
    name: 'beside',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/admin/leads/LeadBeside#LeadBeside' },
    },
  },
]

/** Announced by the timeline. Epoch milliseconds. A delivery is due when delivery_next_at has passed and no lease is active. */
export const delivery: Field[] = [
  jsonField('deliveries', listSchema),
  choice('delivery_state', ['none', 'pending', 'sent', 'failed'], { defaultValue: 'none', index: true }),
  number('delivery_next_at', { index: true }),
  number('delivery_lease_until'),
  text('delivery_lease_by'),
  number('delivery_attempts', { defaultValue: 0 }),
]
  .map(systemField)
  .map(notDrawn)
