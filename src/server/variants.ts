/** The encodings of a page: each is made once, when it is first asked for, and lives as long as what it was made of. */
import { ENCODINGS, type Encoding } from '@/cache/encoding'
import type { PageCache, Stored } from '@/cache/PageCache'
import { isPackable, packed, unpacked } from './entry'

export interface Rendered {
  identity: Stored
  /** Nothing that it shows was emptied while it was made. */
  isFresh: boolean
  variants: Map<Encoding, Promise<Stored>>
}

export const variantKey = (key: string, encoding: Encoding) => `${key}\n${encoding}`

function makeVariant(identity: Stored, encoding: Encoding): Promise<Stored> {
  return encoding === 'identity' || !isPackable(identity)
    ? Promise.resolve(identity)
    : packed(identity, encoding)
}

const endOf = ({ expires, stoodFrom }: Stored) => ({ expires, stoodFrom })

export async function recoded(
  cache: PageCache,
  key: string,
  encoding: Encoding,
): Promise<Stored | undefined> {
  for (const other of ENCODINGS) {
    const saved = other === encoding ? undefined : cache.get(variantKey(key, other))
    if (!saved) continue
    const made = await makeVariant(await unpacked(saved), encoding)
    // Its end may have come nearer meanwhile.
    const entry = { ...made, ...endOf(saved) }
    if (cache.peek(variantKey(key, other)) === saved) cache.set(variantKey(key, encoding), entry)
    return entry
  }
  return undefined
}

/** @param key where it is stored, if the page was */
export async function variantOf(
  cache: PageCache,
  rendered: Rendered,
  encoding: Encoding,
  key?: string,
): Promise<Stored> {
  const { identity, variants } = rendered
  const made = variants.get(encoding) ?? makeVariant(identity, encoding)
  variants.set(encoding, made)
  // Shared by all who wait: its end may have come nearer since it was packed.
  const stored = { ...(await made), ...endOf(identity) }
  const saved = key !== undefined && cache.peek(variantKey(key, 'identity')) === identity
  if (!saved || encoding === 'identity') return stored
  cache.set(variantKey(key, encoding), stored)
  // Very few clients request an uncompressed page, and it takes eight times the memory.
  cache.drop(variantKey(key, 'identity'))
  return stored
}
