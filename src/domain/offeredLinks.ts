import type { TenantConfig } from './tenant/tenantConfig'

const NEEDS: Readonly<Record<string, 'garage'>> = { '/garage': 'garage', '/compare': 'garage' }

export const offeredLinks = <Link extends { href: string }>(
  links: readonly Link[],
  features: Pick<TenantConfig['features'], 'garage'>,
): Link[] =>
  links.filter(({ href }) => {
    const need = NEEDS[href.split(/[?#]/)[0] ?? '']
    return !need || features[need]
  })
