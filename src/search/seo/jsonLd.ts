import { withoutFocus } from '@/lib/picture'
import { absoluteHref } from '@/lib/paths'

export type JsonLd = { [key: string]: unknown }

export const carUrl = (origin: string, slug: string): string => `${origin}/cars/${encodeURIComponent(slug)}`

/** For a script element: `<` must not end the script, line separators must not break old parsers. */
export const writeJsonLd = (value: JsonLd | readonly JsonLd[]): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

export interface Crumb {
  label: string
  href?: string
}

export const breadcrumbJsonLd = (crumbs: readonly Crumb[], origin: string): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === undefined ? undefined : `${origin}${href}`,
  })),
})

/** `offset` is the number of cars on earlier pages. */
export const carListJsonLd = (
  cars: readonly { slug: string; name: string }[],
  origin: string,
  offset = 0,
): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: cars.map(({ slug, name }, index) => ({
    '@type': 'ListItem',
    position: offset + index + 1,
    name,
    url: carUrl(origin, slug),
  })),
})

export const faqJsonLd = (questions: readonly { question: string; answer: string }[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export const postJsonLd = (
  post: {
    slug: string
    title: string
    excerpt: string
    author?: string | null
    published_at: string
    image_url?: string | null
  },
  origin: string,
): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  datePublished: post.published_at,
  url: `${origin}/blog/${post.slug}`,
  image: post.image_url ? absoluteHref(withoutFocus(post.image_url), origin) : undefined,
  author: post.author ? { '@type': 'Person', name: post.author } : undefined,
  publisher: { '@id': `${origin}/#dealer` },
})
