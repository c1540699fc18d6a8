import type { Stored } from '@/cache/PageCache'
import type { ServerOptions } from './options'
import type { Reader } from './refusal'

export interface PassContext {
  id: string
  isAdmin: boolean
  /** A draft, which the admin shows in a frame. */
  isPreview: boolean
  /** The address belongs to one shopper. */
  isPersonal: boolean
  isCall: boolean
  reader: Reader
  /** The method is one that no call takes: the app is asked which methods the address takes. */
  isOddMethod: boolean
  options: ServerOptions
  hints: { status: number | undefined }
  notice: (status: number, body: Buffer) => Promise<Stored | null>
}

export interface Passing extends PassContext {
  nonce: string
  isHead: boolean
  packs: boolean
}
