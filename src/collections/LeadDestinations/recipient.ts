import type { Field, TextField } from 'payload'
import { z } from 'zod'
import { ownRelation } from '@/fields/ownTenant'
import { text } from '@/fields/plain'

const isMail = (data: unknown): boolean => z.object({ kind: z.literal('mail') }).safeParse(data).success
const isAdf = (data: unknown): boolean => z.object({ kind: z.literal('adf') }).safeParse(data).success
const hasPerson = (data: unknown): boolean => z.object({ person: z.string() }).safeParse(data).success

const needsAddress = (data: unknown): boolean => isAdf(data) || (isMail(data) && !hasPerson(data))

/** One of the dealer's people, or an address that an admin types. */
export const recipient: Field[] = [
  {
    ...ownRelation('person', 'users'),
    admin: {
      allowCreate: false,
      allowEdit: false,
      condition: isMail,
      description: 'One of your people, at the address of their account. Leave it empty to type an address.',
    },
  },
  {
    ...text('email', { admin: { condition: needsAddress } }),
    validate: (value: unknown) =>
      z.email().safeParse(value).success || 'Enter an email address such as leads@dealer.example.',
  },
  {
    name: 'test',
    type: 'ui',
    admin: {
      condition: isMail,
      disableListColumn: true,
      components: { Field: '/admin/leads/Destination#TestMail' },
    },
  },
]

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const end = (name: 'quiet_from' | 'quiet_to', label: string): TextField => ({
  ...text(name, { label, admin: { placeholder: name === 'quiet_from' ? '19:00' : '07:00', width: '50%' } }),
  validate: (value: unknown, { data }: { data: unknown }) => {
    const { quiet_from, quiet_to } = z
      .object({ quiet_from: z.string().nullish(), quiet_to: z.string().nullish() })
      .catch({})
      .parse(data)
    if (value && !(typeof value === 'string' && CLOCK.test(value)))
      return 'Enter a time such as 19:00 or 07:00.'
    if (Boolean(quiet_from) !== Boolean(quiet_to) && !value) return 'Quiet hours need a start and an end.'
    return !value || quiet_from !== quiet_to || 'Quiet hours cannot begin and end at the same time.'
  },
})

export const quietHours: Field[] = [
  {
    type: 'row',
    admin: { condition: isMail },
    fields: [end('quiet_from', 'No email from'), end('quiet_to', 'Until')],
  },
]
