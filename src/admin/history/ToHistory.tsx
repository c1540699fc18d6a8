import type { ServerProps } from 'payload'
import { toScreen } from '@/admin/frame/toScreen'

/** Payload writes its own state into the address of a list, so that the history has an address of its own. */
export function ToHistory({ searchParams }: Pick<ServerProps, 'searchParams'>): never {
  toScreen('/admin/history', searchParams)
}
