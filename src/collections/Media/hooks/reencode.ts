import { randomUUID } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { editors, hasRole } from '../../../access/rules'
import { isPlatform, staffOf } from '../../../access/staff'
import { slugify } from '../../../lib/slugify'

const MAX_PIXELS = 50_000_000
const WIDEST = 2560
const READABLE = new Set(['jpeg', 'png', 'webp'])

/** The picture made anew from its pixels, upright and without metadata, as WebP; null when it is not a picture we take. */
export async function cleanPicture(data: Buffer): Promise<Buffer | null> {
  try {
    const image = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    if (!format || !READABLE.has(format)) return null
    return await image.rotate().resize({ width: WIDEST, withoutEnlargement: true }).webp({ quality: 86 }).toBuffer()
  } catch {
    return null
  }
}

/** Runs before Payload looks at the file, so the name that it stores is ours: a uuid in front keeps names unguessable and apart. */
export const reencode: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const staff = staffOf(req.user)
  if (req.user && !isPlatform(staff) && !hasRole(staff, editors)) return args
  const clean = await cleanPicture(req.file.data)
  if (!clean) throw new APIError('Use a JPEG, PNG or WebP picture of at most 50 megapixels.', 415, undefined, true)
  const stem = slugify(req.file.name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture'
  req.file = { ...req.file, data: clean, mimetype: 'image/webp', name: `${randomUUID()}-${stem}.webp`, size: clean.length }
  return args
}
