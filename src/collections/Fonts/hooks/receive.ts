import { randomUUID } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { fontFault } from '@/integrations/storage/fontFault'
import { slugify } from '@/lib/slugify'

const refuse = (words: string, status: number): never => {
  throw new APIError(words, status, undefined, true)
}

/** Runs before Payload reads the file, so that the stored name is ours. The settings name a font by its file, so it never changes. */
export const receive: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return args
  if (operation === 'update')
    refuse('The file of a font cannot be replaced. Upload the new font and choose that one.', 400)
  const fault = fontFault(req.file.data)
  if (fault) refuse(fault, 415)
  const stem = slugify(req.file.name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'font'
  req.file = { ...req.file, mimetype: 'font/woff2', name: `${randomUUID()}-${stem}.woff2` }
  return args
}
