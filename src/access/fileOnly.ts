import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { recordOf } from './ids'

const refuse = (message: string) => new APIError(message, 400, undefined, true)

export const NO_FILE = 'Choose a file: there is none in this request.'
export const NO_ADDRESS = 'Send the file itself. A file is not fetched from an address.'

/** Our own rows name their file by its path, and the admin's form sends it back. */
const isElsewhere = (url: unknown): boolean =>
  Boolean(url) && !(typeof url === 'string' && /^\/(?![/\\])/.test(url))

const percent = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number)
    ? Math.round(Math.min(100, Math.max(0, number)))
    : null
}

/** The point that stays in view, as the admin sends it in the address of the call. */
function focusOf(edits: unknown): { focalX: number; focalY: number } | null {
  const { x, y } = recordOf(recordOf(edits).focalPoint)
  const [focalX, focalY] = [percent(x), percent(y)]
  return focalX === null || focalY === null ? null : { focalX, focalY }
}

/**
 * Payload fetches the file of an upload from any address that is named in place of a file, and fetches a stored one to cut
 * it anew. Of the edits only the focus is left, and without a file nothing is created: so Payload never fetches.
 */
export const fileOnly: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const focus = focusOf(req.query?.uploadEdits)
  if (req.query?.uploadEdits)
    req.query = { ...req.query, uploadEdits: focus && req.file ? { focalPoint: point(focus) } : undefined }
  if (req.file) return args
  if (isElsewhere(recordOf(req.data).url)) throw refuse(NO_ADDRESS)
  if (operation === 'create') throw refuse(NO_FILE)
  return focus && 'data' in args ? { ...args, data: { ...args.data, ...focus } } : args
}

const point = ({ focalX: x, focalY: y }: { focalX: number; focalY: number }) => ({ x, y })
