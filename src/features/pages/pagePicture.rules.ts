import type { PageView } from '@/core/dealer/views'

/** The picture of a shared link: the one chosen for the page, else the first in its blocks. */
export const pagePicture = ({ seo, layout }: Pick<PageView, 'seo' | 'layout'>): string | undefined => {
  if (seo.image_url) return seo.image_url
  const pictured = layout.flatMap(({ picture }) => (typeof picture === 'string' && picture ? [picture] : []))
  return pictured[0]
}
