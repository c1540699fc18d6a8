import type { Block } from 'payload'
import { heading, linkFields, text } from '@/blocks/fields'

export const CallToAction: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [heading, text, { name: 'links', type: 'array', maxRows: 2, fields: linkFields }],
}
