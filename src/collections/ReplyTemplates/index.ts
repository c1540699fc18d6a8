import type { CollectionConfig } from 'payload'
import { GROUP, menuOf } from '@/access/menu'
import { sellers } from '@/access/rules'
import { templatePolicy } from '@/access/policies'
import { TOKEN_NAMES, unknownTokens } from '@/features/leads/replyTemplate.rules'
import { longText, number } from '@/fields/plain'
import { rowTitle } from '@/fields/rowCells'
import { tenantField } from '@/fields/tenant'
import { listedAnd } from '@/lib/text'

export const ReplyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  labels: { singular: 'Reply template', plural: 'Reply templates' },
  admin: {
    useAsTitle: 'title',
    group: GROUP.leads,
    hidden: menuOf(sellers),
    listSearchableFields: ['title', 'text'],
    defaultColumns: ['title'],
    description: 'Texts to start an answer with. You can choose them on every lead.',
  },
  access: templatePolicy,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: 'position',
  fields: [
    rowTitle(
      'title',
      { pictures: [], notes: ['text'] },
      { maxLength: 80, description: 'Used as its name in the list.' },
    ),
    tenantField(),
    {
      ...longText('text', { required: true, maxLength: 4000 }),
      admin: {
        rows: 10,
        description: `${listedAnd(TOKEN_NAMES)} are filled in: the shopper’s name, the car, the dealer, and you.`,
      },
      validate: (value: unknown) => {
        if (typeof value !== 'string' || !value.trim()) return 'Enter the text of the reply.'
        if (value.length > 4000) return 'Keep it under 4,000 characters.'
        const unknown = unknownTokens(value)
        return !unknown.length || `${listedAnd(unknown)} cannot be filled in. Use ${listedAnd(TOKEN_NAMES)}.`
      },
    },
    number('position', { label: 'Position in the list', required: true, min: 1, defaultValue: 1 }),
  ],
  indexes: [{ fields: ['tenant', 'title'], unique: true }],
}
