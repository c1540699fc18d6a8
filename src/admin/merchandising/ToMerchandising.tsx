import type { ServerProps } from 'payload'
import { toScreen } from '@/admin/frame/toScreen'

/** The rules are on a screen with an address of its own, with what each of them touches. */
export function ToMerchandising({ searchParams }: Pick<ServerProps, 'searchParams'>): never {
  toScreen('/admin/merchandising', searchParams)
}
