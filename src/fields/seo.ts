import type { CollapsibleField, GroupField } from 'payload'
import { flag, longText, text } from './plain'
import { pictureField } from './picture'
import { importedPicture } from './pictureAddress'

/** Empty parts fall back to the page's own values. */
export const seoField = (): CollapsibleField => ({
  type: 'collapsible',
  label: seo.label,
  admin: { initCollapsed: true },
  fields: [{ ...seo, label: '', admin: { hideGutter: true } }],
})

const seo = {
  name: 'seo',
  type: 'group',
  label: 'Search engines and sharing',
  // MongoDB can hold nothing where a group belongs, and Payload cannot read that.
  hooks: { afterRead: [({ value }): unknown => value ?? {}] },
  fields: [
    text('title', { maxLength: 120 }),
    longText('description', { maxLength: 320 }),
    importedPicture('image_url', 'Picture when shared'),
    pictureField('image', 'Picture when shared'),
    flag('noindex'),
  ],
} satisfies GroupField
