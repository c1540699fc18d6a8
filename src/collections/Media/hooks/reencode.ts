import { randomUUID } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { editors, hasRole } from '@/access/rules'
import { isPlatform, staffOf } from '@/access/staff'
import { cleanPicture } from '@/integrations/storage/cleanPicture'
import { slugify } from '@/lib/slugify'

/** Before Payload reads the file, so that the stored name is ours: a uuid prefix is hard to guess. */
export const reencode: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const staff = staffOf(req.user)
  if (req.user && !isPlatform(staff) && !hasRole(staff, editors)) return args
  const clean = await cleanPicture(req.file.data)
  if (!clean)
    throw new APIError('Use a JPEG, PNG or WebP picture of at most 50 megapixels.', 415, undefined, true)
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
