import { escapeHtml } from '@/lib/text'
import { absoluteHref } from '@/lib/paths'

export interface SitemapEntry {
  /** Path on the site, with its leading slash. */
  path: string
  /** Day of the last change, yyyy-mm-dd. */
  changed?: string
  /** Paths or addresses of the pictures on the page. */
  images?: readonly string[]
}

export interface SitemapFile {
  name: string
  entries: readonly SitemapEntry[]
}

export const XML: ResponseInit = { headers: { 'Content-Type': 'application/xml; charset=utf-8' } }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGE_SCHEMA = 'http://www.google.com/schemas/sitemap-image/1.1'
export const PICTURE_WIDTH = 1200
const MOST_IMAGES = 1000

/** Epoch seconds to yyyy-mm-dd. */
export const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10)

const loc = (origin: string, path: string): string => escapeHtml(absoluteHref(path, origin) ?? origin)
const lastmod = (changed: string | undefined): string => (changed ? `<lastmod>${changed}</lastmod>` : '')

/** One file of the sitemap. An address that occurs twice is written once. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const unique = new Map(entries.map((entry) => [entry.path, entry]))
  const rows = [...unique.values()].map(({ path, changed, images = [] }) => {
    const pictures = images
      .filter((image) => absoluteHref(image, origin))
      .slice(0, MOST_IMAGES)
      .map((image) => `<image:image><image:loc>${loc(origin, image)}</image:loc></image:image>`)
    return `<url><loc>${loc(origin, path)}</loc>${lastmod(changed)}${pictures.join('')}</url>`
  })
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGE_SCHEMA}">${rows.join('')}</urlset>\n`
}

/** Names the files of the sitemap, each with the day of its newest change. */
export function sitemapIndexXml(origin: string, files: readonly SitemapFile[]): string {
  const rows = files.map(({ name, entries }) => {
    const newest = entries
      .flatMap(({ changed }) => changed ?? [])
      .sort()
      .at(-1)
    return `<sitemap><loc>${loc(origin, `/sitemaps/${name}.xml`)}</loc>${lastmod(newest)}</sitemap>`
  })
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">${rows.join('')}</sitemapindex>\n`
}
