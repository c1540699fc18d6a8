import { SellBanner } from '@/components/site/SellBanner'
import type { BlockProps } from '../props'
import type { SellBannerValues } from './schema'

/** The band that starts a valuation. */
export function SellBannerBlock({ block, site }: BlockProps<SellBannerValues>) {
  return (
    <SellBanner
      heading={block.heading || 'We would love to buy your car'}
      text={block.text}
      label={block.link_label || 'Get a price'}
      state={site.config.address.state}
    />
  )
}
