import sharp, { type Metadata } from 'sharp'

const MAX_PIXELS = 50_000_000
const WIDEST = 2560
const SECONDS = 20
export const UPLOAD_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])
export const REMOTE_FORMATS: ReadonlySet<string> = new Set([...UPLOAD_FORMATS, 'avif'])

/** libvips reports the whole family as heif; only the AV1 kind is AVIF. */
const formatOf = ({ format, compression }: Metadata) =>
  format === 'heif' && compression === 'av1' ? 'avif' : format

/** Upright WebP without metadata, 2560 px wide at most. Null for other formats or over 50 megapixels. */
export async function cleanPicture(
  data: Buffer,
  formats: ReadonlySet<string> = UPLOAD_FORMATS,
): Promise<Buffer | null> {
  try {
    const image = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    if (!formats.has(formatOf(await image.metadata()) ?? '')) return null
    return await image
      .rotate()
      .resize({ width: WIDEST, withoutEnlargement: true })
      .webp({ quality: 86 })
      .timeout({ seconds: SECONDS })
      .toBuffer()
  } catch {
    return null
  }
}
