import 'server-only'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import { answer301 } from '@/cache/pageAnswer'
import { findRedirect } from '@/features/redirects/findRedirect'
import type { Site } from '@/core/dealer/views'
import { countRedirectHit } from '@/features/redirects/redirectHits'

/** A page and its metadata may both ask. */
const countOnce = cache((id: string) => countRedirectHit(id))

/** Redirects an address without a page as the dealer says, else it is a 404. */
export async function leadOn(site: Site, path: string, params?: URLSearchParams): Promise<never> {
  const moved = await findRedirect(site, path, params)
  if (!moved) notFound()
  if (moved.id) countOnce(moved.id)
  if (!moved.permanent) redirect(moved.to)
  await answer301()
  permanentRedirect(moved.to)
}
