import type { CollectionConfig } from 'payload'
import { secretField, systemField } from '@/access/fields'
import { GROUP, menuOf } from '@/access/menu'
import { sellers } from '@/access/rules'
import { prizePolicy } from '@/access/policies'
import { notDrawn } from '@/fields/notDrawn'
import { choice, flag, longText, number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

/** A shopper's go at the wheel. The unique keys allow one per period, and no more of a prize than there are. */
export const PrizeDraws: CollectionConfig = {
  slug: 'prize-draws',
  labels: { singular: 'Spin to win', plural: 'Spin to win' },
  admin: {
    useAsTitle: 'reference',
    description: 'Who turned the wheel on the website, and what they won.',
    group: GROUP.leads,
    hidden: menuOf(sellers),
    defaultColumns: ['reference', 'prize', 'claim', 'name', 'email', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email', 'phone'],
  },
  access: prizePolicy,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    tenantField(),
    choice('claim', ['none', 'open', 'handed_over', 'refused'], { required: true, defaultValue: 'none' }),
    longText('notes', { maxLength: 2000 }),
    systemField(text('reference', { required: true, index: true })),
    systemField(text('prize')),
    systemField(text('detail')),
    systemField(flag('wins')),
    systemField(text('name')),
    systemField(text('email', { index: true })),
    systemField(text('phone', { index: true })),
    notDrawn(systemField(text('shopper_id', { index: true }))),
    notDrawn(systemField(text('prize_key', { required: true }))),
    systemField(text('period', { required: true, index: true })),
    systemField(text('lead_id', { label: 'Lead reference' })),
    secretField(text('once_key', { required: true })),
    secretField(text('seat_key', { required: true })),
    secretField(number('due_at', { index: true })),
    secretField(number('attempts', { defaultValue: 0 })),
    secretField(flag('is_mailed')),
  ],
  indexes: [
    { fields: ['tenant', 'once_key'], unique: true },
    { fields: ['tenant', 'seat_key'], unique: true },
    { fields: ['tenant', 'reference'], unique: true },
  ],
}
