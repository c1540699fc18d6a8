import type { UploadField } from 'payload'
import { ownTenantOnly } from './ownTenant'

/** A picture of the dealer's own library. Payload filters no upload field by tenant, so every one is made here. */
export const pictureField = (name = 'image', label = 'Picture'): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  filterOptions: ownTenantOnly,
})
