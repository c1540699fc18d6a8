import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { mediaKey, mediaUrl } from '@/collections/Media/files'
import { fontSchema } from '@/core/dealer/theme/font'
import { isRecord } from '@/lib/isRecord'

const inUse = (config: unknown, file: string): boolean => {
  const theme = isRecord(config) ? config.theme : undefined
  const fonts = isRecord(theme) && isRecord(theme.fonts) ? Object.values(theme.fonts) : []
  return fonts.some((font) => {
    const { data } = fontSchema.safeParse(font)
    return typeof data === 'object' && data.file === file
  })
}

/** Without the file, pages would fall back to Arial and nobody would notice why. */
export const keepUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const row: unknown = await req.payload.findByID({
    collection: 'fonts',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  const file = mediaUrl(row)
  const tenant = mediaKey(row)?.split('/')[0]
  if (!file || !tenant) return
  const dealer = await req.payload.findByID({
    collection: 'tenants',
    id: tenant,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  if (inUse(dealer?.config, file))
    throw new APIError(
      'The website uses this font. Choose another one in its settings, under Brand, then delete this one.',
      409,
      undefined,
      true,
    )
}
