import type { Metadata } from 'next'
import type { Site } from '@/domain/views'

interface PageFacts {
  title: string
  description?: string
  /** Path on the site, with its leading slash. */
  path: string
  image?: string | null
  noindex?: boolean
}

const inWords = (title: string, name: string): string => (title.includes(name) ? title : `${title} | ${name}`)

/** The host in canonical address and share card comes from the tenant, never from the request. */
export const pageMetadata = (
  site: Site,
  { title, description, path, image, noindex }: PageFacts,
): Metadata => {
  const url = `${site.origin}${path}`
  const text = description || site.config.tagline || undefined
  const images = image ? [new URL(image, site.origin).href] : undefined
  return {
    title: inWords(title, site.tenant.name),
    description: text,
    alternates: { canonical: url },
    robots: noindex ? { index: false, follow: true } : undefined,
    openGraph: {
      title,
      description: text,
      url,
      images,
      siteName: site.tenant.name,
      locale: 'en_AU',
      type: 'website',
    },
  }
}
