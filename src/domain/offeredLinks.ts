import type { TenantConfig } from './tenant/tenantConfig'

const NEEDS: Readonly<Record<string, 'garage' | 'finance'>> = {
  '/garage': 'garage',
  '/compare': 'garage',
  '/finance': 'finance',
}

export const offeredLinks = <Link extends { href: string }>(
  links: readonly Link[],
  features: Pick<TenantConfig['features'], 'garage' | 'finance'>,
): Link[] =>
  links.filter(({ href }) => {
    const need = NEEDS[href.split(/[?#]/)[0] ?? '']
    return !need || features[need]
  })
