import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

export const layoutAttributes = ({ layout, template }: Pick<TenantConfig, 'layout' | 'template'>) => ({
  'data-theme': template,
  'data-header': layout.header,
  'data-hero': layout.hero,
  'data-card': layout.card,
  'data-tiles': layout.tiles,
  'data-gallery': layout.gallery,
  'data-blocks': layout.blocks,
  'data-posts': layout.posts,
  'data-journeys': layout.journeys,
  'data-footer': layout.footer,
  'data-forms': layout.forms,
})
