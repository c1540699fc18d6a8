import type { PayloadRequest } from 'payload'
import { recordOf } from './ids'

/** Of an operation by REST, not one that our own code makes for it: the Local API alone says whether it overrides access. */
export const isFromOutside = (args: unknown, req: PayloadRequest): boolean =>
  req.payloadAPI === 'REST' && recordOf(args).overrideAccess === undefined
