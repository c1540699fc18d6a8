import type { PayloadRequest } from 'payload'
import { recordOf } from './ids'

/** A request by REST, not an operation that our own code makes for it: only the Local API states whether it overrides access. */
export const isFromOutside = (args: unknown, req: PayloadRequest): boolean =>
  req.payloadAPI === 'REST' && recordOf(args).overrideAccess === undefined
