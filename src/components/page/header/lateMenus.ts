import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

type Item = TenantConfig['navigation'][number]

export const menuId = (index: number): string => `menu-${index}`
export const drawerId = (index: number): string => `drawer-${index}`
export const DRAWER_PLACES = 'drawer-places'

/** It lists models, makes or pictures, which come late. All other entries are complete in the page. */
export const hasPanel = ({ kind, children }: Item): boolean =>
  kind === 'models' || kind === 'makes' || (kind === 'stock' && children.some(({ picture }) => picture))

/** A phone has no pictures there. */
export const hasLateDrawer = ({ kind, children }: Item): boolean =>
  (kind === 'models' || kind === 'makes') && children.length > 0
