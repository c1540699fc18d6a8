import { RegoBar } from '@/components/trade-in/RegoBar'
import type { BlockProps } from '@/blocks/props'
import { t } from '@/lib/words'

export function SellBannerBlock({ block, site }: BlockProps<'sellBanner'>) {
  const { features, address, country } = site.config
  if (!features.tradeIn) return null
  return (
    <section className="sell">
      <div className="wrap sell__in">
        <div>
          <h2>{block.heading || t('We would love to buy your car')}</h2>
          {block.text && <p>{block.text}</p>}
        </div>
        <RegoBar
          uid="sell"
          label={block.link_label || t('Get a price')}
          state={address.state}
          country={country}
        />
      </div>
    </section>
  )
}
