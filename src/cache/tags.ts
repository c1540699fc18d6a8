/** What a cached answer depends on. Tags are by host: the door knows hosts, not tenants. */
export const ALL = 'all'
export const siteTag = (host: string) => `site:${host}`
export const stockTag = (host: string) => `stock:${host}`
export const carTag = (host: string, slug: string) => `car:${host}/${slug}`
/** All that a part of a site's content hangs on; with its stock, where it shows or counts cars. */
export const siteTags = (host: string): string[] => [ALL, siteTag(host)]
export const stockTags = (host: string): string[] => [...siteTags(host), stockTag(host)]
/** Whether more than stock changed: a dealer's own facts, its hosts among them. */
export const namesSite = (tag: string): boolean => tag === ALL || tag.startsWith('site:')
