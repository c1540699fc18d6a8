import { withoutOff } from '@/core/dealer/siteConfig'
import { normalisePath } from '@/core/dealer/links/redirects'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

interface AskedPage {
  path: string
  name: string
}

/** The site's own pages that the menu and the foot lead to, each once, by the words of its first link. Filters are left out. */
export function menuPages(config: TenantConfig): AskedPage[] {
  const { navigation, footer } = withoutOff(config)
  const links = [
    ...navigation.flatMap(({ children, ...item }) => [item, ...children]),
    ...footer.flatMap((group) => group.links),
  ]
  const pages = new Map<string, AskedPage>()
  for (const { href, label } of links) {
    const path = normalisePath(href)
    if (href.startsWith('/') && !pages.has(path)) pages.set(path, { path, name: label })
  }
  return [...pages.values()]
}
