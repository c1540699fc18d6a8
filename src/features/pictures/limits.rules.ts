const MB = 1024 * 1024
export const MAX_UPLOAD_MB = 25
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * MB
export const MAX_MEGAPIXELS = 50
/** For one car, turntable frames included. */
export const MAX_PHOTOS = 100
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif']

const KINDS = 'JPEG, PNG, WebP or iPhone photos (HEIC)'
export const UPLOAD_LIMITS = `${KINDS}, up to ${MAX_UPLOAD_MB} MB and ${MAX_MEGAPIXELS} megapixels each.`

export type Refusal = 'format' | 'bytes' | 'pixels' | 'broken' | 'slow'

export const REFUSALS: Record<Refusal, string> = {
  format: `This is no photo that can be used here. Use ${KINDS}, or save it as a JPEG first.`,
  bytes: `This photo is larger than ${MAX_UPLOAD_MB} MB. Choose a smaller size when you share or export it.`,
  pixels: `This photo has more than ${MAX_MEGAPIXELS} megapixels. Choose a smaller size when you share or export it.`,
  broken:
    'This photo cannot be read: the file is damaged or not whole. Copy it from the phone or camera again.',
  slow: 'This iPhone photo took too long to convert. Try again, or send it as a JPEG: on the iPhone choose Settings, Camera, Formats, Most Compatible.',
}

export const fullRefusal = `A car has room for ${MAX_PHOTOS} photos. Remove one first.`

const NAMED = /\.(?:jpe?g|png|webp|hei[cf])$/i

/** Checked before anything is sent. Null: send it, the server decides. A browser may not know the type of an iPhone photo. */
export function refusedBefore({
  name,
  type,
  size,
}: {
  name: string
  type: string
  size: number
}): Refusal | null {
  if (!UPLOAD_TYPES.includes(type) && !NAMED.test(name)) return 'format'
  if (size === 0) return 'broken'
  return size > MAX_UPLOAD_BYTES ? 'bytes' : null
}
