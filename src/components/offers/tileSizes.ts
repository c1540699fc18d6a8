import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

const FIRST = '(min-width: 1024px) 760px, 92vw'
const WIDE = '(min-width: 1024px) 660px, 92vw'
const USUAL = '(min-width: 1024px) 440px, 92vw'
const SMALL = '(min-width: 640px) 240px, 128px'

/** How wide the picture of an offer is shown: of six tiles, the last two share a row (see offer.css). */
export function tileSizes(layout: TenantConfig['layout']['offers'], index: number, count: number): string {
  if (layout === 'ticker') return SMALL
  if (layout === 'letter') return WIDE
  if (index === 0) return FIRST
  return layout === 'tiles' && count === 6 && index >= 4 ? WIDE : USUAL
}
