import { escapeHtml } from '@/lib/escapeHtml'

export interface SitemapEntry {
  /** Path on the site, with its leading slash. */
  path: string
  /** Day of the last change, yyyy-mm-dd. */
  changed?: string
}

/** Epoch seconds to yyyy-mm-dd. */
export const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10)

/** The sitemap as XML. An address that occurs twice is written once. */
export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string => {
  const unique = new Map(entries.map((entry) => [entry.path, entry]))
  const rows = [...unique.values()].map(({ path, changed }) => {
    const loc = `<loc>${escapeHtml(`${origin}${path}`)}</loc>`
    return `<url>${loc}${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>\n`
}
