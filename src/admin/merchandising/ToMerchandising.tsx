import type { ServerProps } from 'payload'
import { toScreen } from '@/admin/frame/toScreen'

/** The rules have a screen with its own address, which shows what each of them changes. */
export function ToMerchandising({ searchParams }: Pick<ServerProps, 'searchParams'>): never {
  toScreen('/admin/merchandising', searchParams)
}
