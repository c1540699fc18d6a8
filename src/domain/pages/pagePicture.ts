import type { PageView } from '@/domain/views'

/** What a shared link of a page shows: the picture chosen for it, else the first that its blocks show. */
export const pagePicture = ({ seo, layout }: Pick<PageView, 'seo' | 'layout'>): string | undefined => {
  if (seo.image_url) return seo.image_url
  const pictured = layout.flatMap(({ picture }) => (typeof picture === 'string' && picture ? [picture] : []))
  return pictured[0]
}
