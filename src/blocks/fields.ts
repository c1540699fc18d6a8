import type { Field, TextareaField, TextField } from 'payload'
import { linkAddress } from '@/fields/linkAddress'
import { pictureAddress } from '@/fields/pictureAddress'

/** Fields that several blocks share, so that editors see the same labels everywhere. */
export const heading: TextField = {
  name: 'heading',
  type: 'text',
  admin: { description: 'A short headline. No full stop needed.' },
}

export const text: TextareaField = {
  name: 'text',
  type: 'textarea',
  admin: {
    description:
      'Blank line: new paragraph. ## heading, - list (-- for what is not in it), **bold**, [words](/address), > quotation.',
  },
}

/** Beside a headline, where nothing but words fits. */
export const sentence: TextareaField = {
  name: 'text',
  type: 'textarea',
  admin: { description: 'One or two sentences, shown as they are written.' },
}

export const picture = pictureAddress('picture')

export const pictureAlt: Field = { name: 'picture_alt', type: 'text', label: 'Alt text' }

export const linkFields: Field[] = [
  {
    type: 'row',
    fields: [{ name: 'label', type: 'text', required: true }, linkAddress('href', 'Link', true)],
  },
]

export const people: TextField = {
  name: 'people',
  type: 'text',
  admin: { description: 'Names as on the team page, with a comma between them.' },
}

export const linkLabel: Field = { name: 'link_label', type: 'text', label: 'Link text' }
export const linkHref: Field = linkAddress('link_href', 'Link')

/** Names of components/ui/Icon that an editor may choose. */
// prettier-ignore
export const iconChoices = [
  'anchor', 'badge', 'badge-check', 'bed', 'bell', 'body', 'bolt', 'calendar', 'camera', 'car', 'caravan',
  'check', 'clock', 'compass', 'directions', 'dollar', 'done', 'file', 'flame', 'fuel', 'gauge', 'gears',
  'gift', 'hand', 'handshake', 'heart', 'images', 'info', 'key', 'leaf', 'lock', 'mail', 'map-pin',
  'money', 'palette', 'people', 'phone', 'pin', 'refresh', 'ruler', 'scale', 'scales', 'search', 'share',
  'shield', 'star', 'swap', 'tag', 'tent', 'tick', 'truck', 'users', 'video', 'wallet', 'weight',
  'wrench',
] as const

export const icon: Field = { name: 'icon', type: 'select', options: [...iconChoices], defaultValue: 'check' }
