import type { TextField } from 'payload'
import { labelOf } from './label'
import { NOT_DRAWN } from './notDrawn'

const CONTROL = '/admin/fields/PictureAddressField#PictureAddressField'

/** A picture as its address on this site (`/media/...`), chosen from the library in the admin. */
export const pictureAddress = (name: string, label = labelOf(name), description?: string): TextField => ({
  name,
  label,
  type: 'text',
  maxLength: 2000,
  admin: { description, components: { Field: CONTROL } },
})

/** Of an import, beside the picture field of the same name, which shows it as long as none of the library is chosen. */
export const importedPicture = (name: string, label = 'Picture'): TextField => ({
  ...pictureAddress(name, label),
  admin: NOT_DRAWN,
})
