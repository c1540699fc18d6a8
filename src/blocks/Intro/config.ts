import type { Block } from 'payload'
import { heading, picture, pictureAlt, text } from '@/blocks/fields'

export const Intro: Block = {
  slug: 'intro',
  interfaceName: 'IntroBlock',
  labels: { singular: 'Page header', plural: 'Page headers' },
  fields: [heading, text, picture, pictureAlt],
}
