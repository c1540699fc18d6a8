import type { ServerProps } from 'payload'
import { toScreen } from '@/admin/frame/toScreen'

/** The list of rules is a screen with an address of its own, as the inbox is. */
export function ToRules({ searchParams }: Pick<ServerProps, 'searchParams'>): never {
  toScreen('/admin/lead-sharing', searchParams)
}
