import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
} from 'payload'
import { GROUP, menuOf } from '@/access/menu'
import { dealerAdmins } from '@/access/rules'
import { adminPolicy } from '@/access/policies'
import { forget, keep } from '@/collections/Media/hooks/keep'
import { mediaKey, mediaUrl } from '@/collections/Media/files'
import { publicUrl } from '@/collections/Media/hooks/publicUrl'
import { familySchema } from '@/core/dealer/theme/font'
import { text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { randomUUID } from 'node:crypto'
import { fontFault } from '@/integrations/storage/fontFault'
import { slugify } from '@/lib/slugify'

const refuse = (words: string, status: number): never => {
  throw new APIError(words, status, undefined, true)
}

/** Runs before Payload reads the file, so that the stored name is ours. The settings name a font by its file, so it never changes. */
const receive: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return args
  if (operation === 'update')
    refuse('The file of a font cannot be replaced. Upload the new font and choose that one.', 400)
  const fault = fontFault(req.file.data)
  if (fault) refuse(fault, 415)
  const stem = slugify(req.file.name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'font'
  req.file = { ...req.file, mimetype: 'font/woff2', name: `${randomUUID()}-${stem}.woff2` }
  return args
}

const isFamily = (value: unknown) => {
  const { error } = familySchema.safeParse(value)
  return error?.issues[0]?.message ?? true
}

/** Without the file, pages would fall back to Arial and nobody would notice why. */
const keepUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const read = { depth: 0, overrideAccess: true, disableErrors: true }
  const row: unknown = await req.payload.findByID({ collection: 'fonts', id, ...read })
  const file = mediaUrl(row)
  const tenant = mediaKey(row)?.split('/')[0]
  if (!file || !tenant) return
  const dealer = await req.payload.findByID({ collection: 'tenants', id: tenant, ...read })
  // The name of the file is like no other text.
  if (JSON.stringify(dealer?.config ?? null).includes(JSON.stringify(file)))
    refuse(
      'The website uses this font. Choose another one in its settings, under Brand, then delete this one.',
      409,
    )
}

/** A dealer's own fonts. The settings choose them; the site names their file in its first bytes. */
export const Fonts: CollectionConfig = {
  slug: 'fonts',
  labels: { singular: 'Font', plural: 'Fonts' },
  admin: {
    useAsTitle: 'family',
    group: GROUP.website,
    hidden: menuOf(dealerAdmins),
    defaultColumns: ['family', 'licence', 'updatedAt'],
    description: 'Your own fonts. Choose them in the settings of the website, under Brand.',
  },
  access: adminPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  upload: {
    mimeTypes: ['font/woff2'],
    pasteURL: false,
    disableLocalStorage: true,
    crop: false,
    focalPoint: false,
    adminThumbnail: () => null,
    filenameCompoundIndex: ['tenant', 'filename'],
  },
  hooks: {
    beforeOperation: [receive],
    beforeDelete: [keepUsed],
    afterRead: [publicUrl],
    afterChange: [keep],
    afterDelete: [forget],
  },
  fields: [
    {
      ...text('family', {
        required: true,
        maxLength: 60,
        label: 'Name',
        admin: { description: 'What it is called in the settings.' },
      }),
      validate: isFamily,
    },
    text('licence', {
      required: true,
      label: 'Licence',
      admin: {
        description:
          'Your right to use it on a website: the shop and number of the order, or the name of the open licence.',
      },
    }),
    tenantField(),
  ],
}
