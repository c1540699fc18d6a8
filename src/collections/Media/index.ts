import {
  type CollectionConfig,
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { contentPolicy } from '@/access/policies'
import { systemField } from '@/access/fields'
import {
  UPLOAD_LIMITS,
  UPLOAD_TYPES,
  MAX_UPLOAD_BYTES,
  REFUSALS,
  type Refusal,
} from '@/features/pictures/limits.rules'
import { GROUP, menuOf } from '@/access/menu'
import { text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'
import { forget, keep, keepUsed } from './hooks/keep'
import { publicUrl } from './hooks/publicUrl'
import { mediaUrl } from './files'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { readPicture, STAFF_FORMATS } from '@/integrations/storage/cleanPicture'
import { slugify } from '@/lib/slugify'

/** Most letters of the file's own name; of a longer one the end is kept, which has its type. */
const MOST_LETTERS = 300

const refuse = (why: Refusal, status = 415): never => {
  throw new APIError(REFUSALS[why], status, undefined, true)
}

/** Runs before Payload reads the file, so that the stored name is ours: a uuid prefix is hard to guess. */
const reencode: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const staff = staffOf(req.user)
  if (req.user && !worksAs(staff, editors)) return args
  if (req.file.size > MAX_UPLOAD_BYTES) refuse('bytes', 413)
  const clean = await readPicture(req.file.data, STAFF_FORMATS)
  if (typeof clean === 'string') return refuse(clean)
  req.context.originalName = path.basename(req.file.name).slice(-MOST_LETTERS)
  const stem = slugify(req.file.name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture'
  req.file = {
    ...req.file,
    data: clean,
    mimetype: 'image/webp',
    name: `${randomUUID()}-${stem}.webp`,
    size: clean.length,
  }
  return args
}

/** Stores the name of the person's own file: the stored name means nothing to a reader. */
const nameFile: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, original_name: req.context.originalName } : data

/** Whether the upload has been stored; a new picture has no date yet. */
const isStored = (data: Partial<Record<string, unknown>>): boolean => Boolean(data.createdAt)

/** Uploaded pictures are encoded again from their pixels: nothing else of the file remains. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Library' },
  admin: {
    useAsTitle: 'alt',
    group: GROUP.website,
    hidden: menuOf(editors),
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
