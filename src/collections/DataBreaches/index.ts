import type { CollectionConfig, TextareaFieldValidation } from 'payload'
import { recordOf } from '@/access/ids'
import { GROUP, menuOf } from '@/access/menu'
import { dealerAdmins } from '@/access/rules'
import { registerPolicy } from '@/access/policies'
import { BREACH_DATA, BREACH_DECISIONS } from '@/features/privacy/breach.rules'
import { choice, date, longText, number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { ticksField } from '@/fields/ticks'

/** A decision without its reason answers nobody who asks for it later. */
const isReason: TextareaFieldValidation = (value, { siblingData }) =>
  recordOf(siblingData).decision === 'assessing' ||
  Boolean(value?.trim()) ||
  'Say why: is serious harm to somebody likely, or what has prevented it?'

const isNotifiable = (data: unknown): boolean => recordOf(data).decision === 'notifiable'

/** The register that APP 11 and the Notifiable Data Breaches scheme ask a business for. Entries are changed, never deleted. */
export const DataBreaches: CollectionConfig = {
  slug: 'data-breaches',
  labels: { singular: 'Data breach', plural: 'Data breaches' },
  admin: {
    useAsTitle: 'title',
    group: GROUP.settings,
    hidden: menuOf(dealerAdmins),
    defaultColumns: ['title', 'noticed_at', 'people', 'decision'],
    description:
      'Personal data that was lost, or seen by somebody who should not have seen it. From the day you notice, you have 30 days to decide whether people must be told. Name nobody here. The history shows who exported leads and who failed to sign in.',
  },
  access: registerPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-noticed_at',
  fields: [
    text('title', {
      label: 'In a few words',
      required: true,
      maxLength: 120,
      admin: { description: 'For example: a list of leads went to the wrong address.' },
    }),
    tenantField(),
    date('noticed_at', { label: 'Noticed', required: true, time: true }),
    longText('what', { label: 'What happened, and who noticed it', required: true }),
    {
      type: 'row',
      fields: [
        number('people', { label: 'Roughly how many people', min: 0, admin: { width: '50%' } }),
        ticksField('data', BREACH_DATA, { label: 'Which data', admin: { width: '50%' } }),
      ],
    },
    longText('actions', { label: 'What was done to stop it and to limit harm' }),
    choice('decision', BREACH_DECISIONS, {
      label: 'Must people be notified?',
      required: true,
      defaultValue: 'assessing',
      admin: {
        description: 'Notifiable: serious harm to somebody is likely, and what was done does not prevent it.',
      },
    }),
    longText('reason', {
      label: 'Reason',
      validate: isReason,
      admin: { condition: (data) => data.decision !== 'assessing' },
    }),
    {
      type: 'row',
      admin: { condition: isNotifiable },
      fields: [
        date('office_told_at', { label: 'Privacy commissioner notified', admin: { width: '50%' } }),
        date('people_told_at', { label: 'People notified', admin: { width: '50%' } }),
      ],
    },
    longText('told', { label: 'Who was notified, and how', admin: { condition: isNotifiable } }),
  ],
}
