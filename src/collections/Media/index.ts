import type { CollectionConfig } from 'payload'
import { contentPolicy } from '@/access/policies'
import { systemField } from '@/access/fields'
import { GROUP, menuOf } from '@/access/menu'
import { number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/collections/hooks/refreshSite'
import { forget, keep } from './hooks/keep'
import { reencode } from './hooks/reencode'
import { publicUrl } from './hooks/publicUrl'
import { mediaUrl } from './files'

/** Uploaded pictures are encoded again from their pixels: nothing else of the file survives. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Library' },
  admin: {
    useAsTitle: 'alt',
    group: GROUP.website,
    hidden: menuOf('dealer_admin', 'editor'),
    defaultColumns: ['filename', 'alt', 'updatedAt'],
  },
  access: contentPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  upload: {
    // No SVG or XML: they can carry script.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    pasteURL: false,
    disableLocalStorage: true,
    adminThumbnail: ({ doc }) => mediaUrl(doc),
    crop: false,
    focalPoint: true,

    filenameCompoundIndex: ['tenant', 'filename'],
  },
  hooks: {
    beforeOperation: [reencode],
    afterRead: [publicUrl],
    afterChange: [keep, ...shownOnSite.afterChange],
    afterDelete: [forget, ...shownOnSite.afterDelete],
  },
  fields: [
    text('alt', { required: true, maxLength: 300 }),
    tenantField(),
    systemField(text('original_name')),
    systemField(number('bytes')),
  ],
}
