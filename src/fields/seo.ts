import type { GroupField } from 'payload'
import { flag, longText, text } from './plain'
import { pictureField } from './picture'
import { importedPicture } from './pictureAddress'

/** Empty parts fall back to the page's own values. */
export const seoField = (): GroupField => ({
  name: 'seo',
  type: 'group',
  label: 'Search engines and sharing',
  // MongoDB can hold nothing where a group belongs, and Payload cannot read that.
  hooks: { afterRead: [({ value }): unknown => value ?? {}] },
  fields: [
    text('title', { maxLength: 120 }),
    longText('description', { maxLength: 320 }),
    pictureField('image', 'Picture when shared'),
    importedPicture('image_url'),
    flag('noindex'),
  ],
})
