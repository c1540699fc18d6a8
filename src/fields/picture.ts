import type { UploadField } from 'payload'
import { ownTenantOnly } from './ownTenant'

/** Payload does not filter upload fields by tenant, so every picture field must be created here. */
export const pictureField = (name = 'image', label = 'Picture'): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  filterOptions: ownTenantOnly,
  admin: { components: { Field: '/admin/fields/PictureField#PictureField' } },
})
