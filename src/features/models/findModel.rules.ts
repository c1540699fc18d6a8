import type { ModelView } from '@/core/dealer/views'

/** The slugs that an address may mean, in any case: `new-toyota-hilux-vehicle` is `toyota-hilux` or `hilux`. */
export const modelSlugs = (slug: string, maker: string | null): string[] => {
  const plain = slug.toLowerCase()
  const bare = plain.replace(/^new-/, '').replace(/-vehicles?$/, '')
  const prefix = maker ? `${maker}-` : ''
  const own = prefix && bare.startsWith(prefix) ? bare.slice(prefix.length) : bare
  return [...new Set([plain, bare, own, `${prefix}${own}`])]
}

/** The models of a body, as `?body=` says it: a body style or a category, in any case. */
export const modelsOfBody = <T extends Pick<ModelView, 'body' | 'manufacturer_body'>>(
  models: readonly T[],
  body: string,
): T[] => {
  const wanted = body.trim().toLowerCase()
  return models.filter(({ body: own, manufacturer_body }) =>
    [own, manufacturer_body].some((name) => name?.toLowerCase() === wanted),
  )
}
