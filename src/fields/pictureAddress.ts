import type { TextField } from 'payload'
import { labelOf } from './label'

const CONTROL = '/admin/fields/PictureAddressField#PictureAddressField'

/** A picture as its address on this site (`/media/...`), chosen from the library in the admin. */
export const pictureAddress = (name: string, label = labelOf(name), description?: string): TextField => ({
  name,
  label,
  type: 'text',
  maxLength: 2000,
  admin: { description, components: { Field: CONTROL } },
})

/** Of an import, above the picture field: shown as long as it exists and none of the library is chosen. */
export const importedPicture = (name: string, label = 'Picture'): TextField => ({
  ...pictureAddress(name, label),
  admin: {
    components: { Field: '/admin/fields/ImportedPicture#ImportedPicture' },
    condition: (_, siblings) => Boolean(siblings[name]) && !siblings[name.replace('_url', '')],
  },
})
