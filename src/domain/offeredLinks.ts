import type { TenantConfig } from './tenant/tenantConfig'

/** Pages that a dealer can switch off, by the feature that brings them. */
const NEEDS: Readonly<Record<string, 'garage'>> = { '/garage': 'garage', '/compare': 'garage' }

/** The links whose pages this dealer has. */
export const offeredLinks = <Link extends { href: string }>(
  links: readonly Link[],
  features: Pick<TenantConfig['features'], 'garage'>,
): Link[] =>
  links.filter(({ href }) => {
    const need = NEEDS[href.split(/[?#]/)[0] ?? '']
    return !need || features[need]
  })
