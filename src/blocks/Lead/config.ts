import type { Block } from 'payload'
import { heading, picture, pictureAlt, text } from '@/blocks/fields'

export const Lead: Block = {
  slug: 'lead',
  interfaceName: 'LeadBlock',
  labels: { singular: 'Page head', plural: 'Page heads' },
  fields: [heading, text, picture, pictureAlt],
}
