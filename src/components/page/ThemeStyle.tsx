import { StaticHtml } from '@/components/ui/StaticHtml'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { firstFiles } from '@/core/dealer/theme/font'
import { themeCss } from '@/core/dealer/theme/themeCss'
import { memoizeByObject } from '@/lib/memoize'

const cssOf = memoizeByObject((config: TenantConfig) => themeCss(config))

/** The dealer's tokens and first fonts. In the head, so that the first paint has them. */
export function ThemeStyle({ config }: { config: TenantConfig }) {
  return (
    <>
      {firstFiles(config.theme.fonts).map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <StaticHtml tag="style" html={cssOf(config)} />
    </>
  )
}
