/** Tags name hosts, because the server knows hosts, not tenants. */
export const ALL = 'all'
export const siteTag = (host: string) => `site:${host}`
export const stockTag = (host: string) => `stock:${host}`
export const isStockTag = (tag: string): boolean => tag.startsWith('stock:')
export const carTag = (host: string, slug: string) => `car:${host}/${slug}`
export const siteTags = (host: string): string[] => [ALL, siteTag(host)]
export const stockTags = (host: string): string[] => [...siteTags(host), stockTag(host)]
export const namesSite = (tag: string): boolean => tag === ALL || tag.startsWith('site:')
