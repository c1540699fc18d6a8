import 'server-only'
import { headers } from 'next/headers'
import { getSite } from '@/core/dealer/read/sites'
import { mayPreview } from '@/core/dealer/read/preview'
import type { Site } from '@/core/dealer/views'
import { setWords } from '@/lib/words'
import { decoded } from '@/lib/text'

/** Null unless the visitor is signed-in staff of the site, so that others cannot learn that it exists. */
export async function previewSite(host: string): Promise<Site | null> {
  const site = await getSite(decoded(host))
  if (!site || !(await mayPreview(await headers(), site))) return null
  setWords(site.config.words)
  return site
}
