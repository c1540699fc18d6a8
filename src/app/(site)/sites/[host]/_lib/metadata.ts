import type { Metadata } from 'next'
import { getPage } from '@/features/pages/readPages'
import { countryFacts } from '@/core/dealer/country/country'
import { pagePicture } from '@/features/pages/pages.rules'
import type { Site } from '@/core/dealer/views'
import { SHARE_PICTURE, sharePictureUrl } from '@/lib/picture'
import { absoluteHref } from '@/lib/paths'

interface PageFacts {
  title: string
  description?: string
  /** Path on the site, with its leading slash. */
  path: string
  /** The page's own picture; without it a shared link shows the front page's picture. */
  image?: string | null
  noindex?: boolean
}

const HIDDEN = { index: false, follow: true }

const inWords = (title: string, name: string): string => (title.includes(name) ? title : `${title} | ${name}`)

async function sharePicture(site: Site, { title, image }: PageFacts) {
  const home = image ? null : await getPage(site, 'home')
  const own = image || (home && pagePicture(home))
  const url = own && absoluteHref(sharePictureUrl(own), site.origin)
  return url ? [{ url, ...SHARE_PICTURE, alt: title }] : []
}

export function siteMetadata({ origin, tenant, config }: Site): Metadata {
  const { favicon, tagline, unlisted } = config
  return {
    metadataBase: new URL(origin),
    title: tenant.name,
    description: tagline || undefined,
    icons: favicon ? { icon: favicon } : undefined,
    formatDetection: { telephone: false },
    robots: unlisted ? HIDDEN : undefined,
  }
}

/** The host in canonical address and share card comes from the tenant, never from the request. */
export async function pageMetadata(site: Site, facts: PageFacts): Promise<Metadata> {
  const { title, description, path, noindex } = facts
  const url = `${site.origin}${path}`
  const text = description || site.config.tagline || undefined
  const images = await sharePicture(site, facts)
  return {
    title: inWords(title, site.tenant.name),
    description: text,
    alternates: { canonical: url },
    robots: noindex || site.config.unlisted ? HIDDEN : undefined,
    openGraph: {
      title,
      description: text,
      url,
      images,
      siteName: site.tenant.name,
      locale: countryFacts(site.config.country).lang.replace('-', '_'),
      type: 'website',
    },
    twitter: images.length ? { card: 'summary_large_image' } : undefined,
  }
}

/**
 * Of a page with a key in its address: in no search engine, and its address neither at other sites nor in our own log. Forms are
 * sent with their origin, which `no-referrer` would hide too.
 */
export const KEYED_PAGE = {
  robots: { index: false },
  referrer: 'strict-origin',
} as const satisfies Metadata
