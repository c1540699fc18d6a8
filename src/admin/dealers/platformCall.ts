import { NotFound, type PayloadRequest } from 'payload'
import { refuse } from '@/access/bodyOf'
import { isPlatform, staffOf } from '@/access/staff'
import { isDealerFault } from '@/features/dealers/fault'
import { findDealer, type Dealer } from '@/features/dealers/row'
import type { By } from '@/features/dealers/standing'

/** For platform admins only; for others the call does not exist. */
export function platformOf(req: PayloadRequest): By {
  if (!req.user || !isPlatform(staffOf(req.user))) throw new NotFound(req.t)
  return { who: req.user.email ?? 'platform', via: 'admin' }
}

export async function dealerOf(req: PayloadRequest): Promise<Dealer> {
  const id = req.routeParams?.id
  const dealer = typeof id === 'string' ? await findDealer('id', id) : null
  if (!dealer) throw new NotFound(req.t)
  return dealer
}

/** A DealerFault becomes a response with its own words. */
export const inWords = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isDealerFault(error) ? refuse(error.message, 409) : error
  })
