import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { MAX_UPLOAD_BYTES, REFUSALS, type Refusal } from '@/features/pictures/limits.rules'
import { readPicture, STAFF_FORMATS } from '@/integrations/storage/cleanPicture'
import { slugify } from '@/lib/slugify'

/** Most letters of the file's own name; of a longer one the end is kept, which has its type. */
const MOST_LETTERS = 300

const refuse = (why: Refusal, status = 415): never => {
  throw new APIError(REFUSALS[why], status, undefined, true)
}

/** Runs before Payload reads the file, so that the stored name is ours: a uuid prefix is hard to guess. */
export const reencode: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
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
export const nameFile: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, original_name: req.context.originalName } : data
