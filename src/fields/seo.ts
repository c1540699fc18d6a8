import type { GroupField } from 'payload'
import { flag, longText, text } from './plain'
import { pictureField } from './picture'
import { importedPicture } from './pictureAddress'

/** Empty parts fall back to the page's own values. */
export const seoField = (): GroupField => ({
  name: 'seo',
  type: 'group',
  label: 'Search engines and sharing',
  fields: [
    text('title', { maxLength: 120 }),
    longText('description', { maxLength: 320 }),
    pictureField('image', 'Picture when shared'),
    importedPicture('image_url'),
    flag('noindex'),
  ],
})
