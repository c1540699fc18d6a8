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

/** Of an import. It is shown as long as it exists, unless one is chosen from the library. */
export const importedPicture = (name: string, label = 'Picture from another website'): TextField => {
  const field = pictureAddress(name, label, 'Used until you choose a picture from the library.')
  return { ...field, admin: { ...field.admin, condition: (_, siblings) => Boolean(siblings[name]) } }
}
