import type { CollectionConfig } from 'payload'
import { contentPolicy } from '@/access/policies'
import { systemField } from '@/access/fields'
import { UPLOAD_LIMITS, UPLOAD_TYPES } from '@/features/pictures/limits.rules'
import { GROUP, menuOf } from '@/access/menu'
import { text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'
import { forget, keep, keepUsed } from './hooks/keep'
import { nameFile, reencode } from './hooks/reencode'
import { publicUrl } from './hooks/publicUrl'
import { mediaUrl } from './files'

/** Whether the upload has been stored; a new picture has no date yet. */
const isStored = (data: Partial<Record<string, unknown>>): boolean => Boolean(data.createdAt)

/** Uploaded pictures are encoded again from their pixels: nothing else of the file remains. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Library' },
  admin: {
    useAsTitle: 'alt',
    group: GROUP.website,
    hidden: menuOf('dealer_admin', 'editor'),
    description: UPLOAD_LIMITS,
    defaultColumns: ['filename', 'alt', 'updatedAt'],
  },
  access: contentPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  upload: {
    // No SVG or XML: they can carry script.
    mimeTypes: UPLOAD_TYPES,
    pasteURL: false,
    disableLocalStorage: true,
    adminThumbnail: ({ doc }) => mediaUrl(doc),
    crop: false,
    focalPoint: true,
    filenameCompoundIndex: ['tenant', 'filename'],
  },
  hooks: {
    beforeOperation: [reencode],
    beforeChange: [nameFile],
    afterRead: [publicUrl],
    afterChange: [keep, ...shownOnSite.afterChange],
    beforeDelete: [keepUsed],
    afterDelete: [forget, ...shownOnSite.afterDelete],
  },
  fields: [
    text('alt', {
      required: true,
      maxLength: 300,
      label: 'Alt text',
      admin: {
        description: 'Describes the picture for people who cannot see it.',
        components: { Label: '/admin/fields/TiedLabel#TiedLabel' },
      },
    }),
    tenantField(),
    // Payload's own field, which shows the stored name.
    text('filename', {
      label: 'Picture',
      admin: { components: { Cell: '/admin/fields/cells#PictureCell' } },
    }),
    systemField(text('original_name', { label: 'File name', admin: { condition: isStored } })),
  ],
}
