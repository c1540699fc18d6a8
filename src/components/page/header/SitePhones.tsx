import type { ReactNode } from 'react'
import { sitePhones } from '@/core/place/phones/sitePhones'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

interface Props {
  config: Pick<TenantConfig, 'phone' | 'phones'>
  children: (number: string) => ReactNode
}

/** The same markup on all pages has every number; a style on the page says which one is shown (`PhoneOfPage`). */
export function SitePhones({ config, children }: Props) {
  const phones = sitePhones(config)
  if (phones.length < 2) return phones.map(({ number }) => children(number))
  return phones.map(({ number, scopes }) => (
    <span key={number} data-phone={scopes.join(' ')}>
      {children(number)}
    </span>
  ))
}
