import type { ServerProps } from 'payload'
import { toScreen } from '@/admin/frame/toScreen'

/** The list of rules is a screen with its own address, like the inbox. */
export function ToRules({ searchParams }: Pick<ServerProps, 'searchParams'>): never {
  toScreen('/admin/lead-sharing', searchParams)
}
