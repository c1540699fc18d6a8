import { Icon } from '@/components/ui/Icon'
import { CARD_SIZES } from '@/components/car/CarPicture'
import { Picture } from '@/components/ui/Picture'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

export function FinanceCard({ label }: { label: string }) {
  return (
    <div className="cta-card">
      <Icon name="wallet" />
      <h3>{t('Know your number first')}</h3>
      <p>{t('Repayments in as little as 3 minutes. Indicative only.')}</p>
      <a className="btn btn--accent" href="/finance">
        {label}
      </a>
    </div>
  )
}

export function TradeInCard({ label }: { label: string }) {
  return (
    <div className="cta-card">
      <Icon name="swap" />
      <h3>{t('What is yours worth?')}</h3>
      <p>{t('A guide range in two minutes, to use against any of these.')}</p>
      <a className="btn btn--accent" href="/trade-in">
        {label}
      </a>
    </div>
  )
}

interface EndCardProps {
  /** What the dealer says to those who sell, if it is this card's turn. */
  sell: TenantConfig['headerLine']
}

/** In what the last cars leave of their row. */
export const EndCard = ({ sell }: EndCardProps) => (
  <div className="cta-card cta-card--end">
    <Icon name={sell ? 'swap' : 'search'} />
    <h3>{sell ? sell.text : t('Not here yet?')}</h3>
    {!sell && <p>{t('Say what you are after, and we keep an eye out for it.')}</p>}
    <a className="btn btn--accent" href={sell ? sell.href : '/contact-us#enquire'}>
      {sell ? sell.label : <span className="given">{t('Find Me Something Similar')}</span>}
    </a>
  </div>
)

export interface Promo {
  title: string
  text: string
  label: string
  href: string
  image_url?: string | null
}

export function PromoCard({ promo }: { promo: Promo }) {
  return (
    <div className="promo-card">
      {promo.image_url && <Picture url={promo.image_url} width={900} height={600} sizes={CARD_SIZES} />}
      <div>
        <h3>{promo.title}</h3>
        <p>{promo.text}</p>
        <a className="link" href={promo.href}>
          {promo.label}
          <Icon name="right" />
        </a>
      </div>
    </div>
  )
}
