import type { Block } from 'payload'
import { heading, linkFields, sentence } from '@/blocks/fields'

export const CallToAction: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [heading, sentence, { name: 'links', type: 'array', maxRows: 2, fields: linkFields }],
}
