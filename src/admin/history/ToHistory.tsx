import type { ServerProps } from 'payload'
import { toScreen } from '@/admin/frame/toScreen'

/** Payload writes its own state into the address of its lists, so the history has another address. */
export function ToHistory({ searchParams }: Pick<ServerProps, 'searchParams'>): never {
  toScreen('/admin/history', searchParams)
}
