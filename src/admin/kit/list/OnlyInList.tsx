'use client'
import { useListDrawerContext } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { CollectionSlug } from 'payload'
import type { ReactNode } from 'react'
import { listHref } from '@/lib/adminHrefs'

/** Payload draws what stands above a list also in its drawers, and above its trash. */
export function OnlyInList({ collection, children }: { collection: CollectionSlug; children: ReactNode }) {
  const { isInDrawer } = useListDrawerContext()
  const isList = usePathname() === listHref(collection)
  return isInDrawer || !isList ? null : children
}
