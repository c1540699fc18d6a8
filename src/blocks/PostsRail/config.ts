import type { Block } from 'payload'
import { heading, linkLabel } from '@/blocks/fields'

export const PostsRail: Block = {
  slug: 'postsRail',
  interfaceName: 'PostsRailBlock',
  labels: { singular: 'Posts', plural: 'Posts' },
  fields: [
    heading,
    { name: 'limit', type: 'number', defaultValue: 3 },
    { name: 'category', type: 'text' },
    linkLabel,
  ],
}
