import { isNextFile } from '@/lib/nextNames'
import type { InnerRequest } from './InnerRequest'
import type { Reader } from './refusal'
import type { Target } from './target'

export interface RequestContext {
  id: string
  host: string
  authority: string
  scheme: 'http' | 'https'
  address: string
  target: Target
  isPlatform: boolean
  isCall: boolean
  reader: Reader
  /** The method is one that no call takes: the app is asked which methods the address takes. */
  isOddMethod: boolean
}

/** A page of a dealer's site, not a call or a file. */
export const isOwnPage = (
  { method }: Pick<InnerRequest, 'method'>,
  { target, isPlatform, isCall }: RequestContext,
): boolean =>
  !isPlatform &&
  !isCall &&
  method !== 'OPTIONS' &&
  !isNextFile(target.decoded) &&
  !/^\/(?:pictures|media)\//.test(target.decoded)
