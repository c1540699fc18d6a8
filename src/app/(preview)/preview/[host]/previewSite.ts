import 'server-only'
import { headers } from 'next/headers'
import { getSite } from '@/data/sites'
import { mayPreview } from '@/data/preview'
import type { Site } from '@/domain/views'

/** The site to preview, when the visitor is signed-in staff of it; null for everybody else, as if it were not there. */
export async function previewSite(host: string): Promise<Site | null> {
  const site = await getSite(decodeURIComponent(host))
  return site && (await mayPreview(await headers(), site)) ? site : null
}
