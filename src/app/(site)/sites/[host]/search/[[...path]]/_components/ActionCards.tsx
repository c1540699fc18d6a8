import { Icon } from '@/components/ui/Icon'
import { CARD_SIZES } from '@/components/car/CarPicture'
import { Picture } from '@/components/ui/Picture'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

interface Props {
  label: string
  pictures: TenantConfig['pages']['journeys']
}

/** The dealer's own picture, where the cars beside it have theirs; without one, what the card is about is drawn. */
export const Pictured = ({ url, icon }: { url: string; icon: 'wallet' | 'swap' | 'search' | 'pin' }) =>
  url ? (
    <div className="cta-card__pic fills">
      <Picture url={url} width={900} height={600} sizes={CARD_SIZES} />
    </div>
  ) : (
    <Icon name={icon} />
  )

export function FinanceCard({ label, pictures }: Props) {
  return (
    <div className="cta-card">
      <Pictured url={pictures.drive || pictures.picture} icon="wallet" />
      <h3>{t('Know your number first')}</h3>
      <p>{t('Repayments in as little as 3 minutes. Indicative only.')}</p>
      <a className="btn btn--accent" href="/finance">
        {label}
      </a>
    </div>
  )
}

export function TradeInCard({ label, pictures }: Props) {
  return (
    <div className="cta-card">
      <Pictured url={pictures.trade || pictures.sell} icon="swap" />
      <h3>{t('What is yours worth?')}</h3>
      <p>{t('A guide range in two minutes, to use against any of these.')}</p>
      <a className="btn btn--accent" href="/trade-in">
        {label}
      </a>
    </div>
  )
}

interface VisitProps extends Pick<Props, 'pictures'> {
  className?: string
}

export const VisitCard = ({ pictures, className = 'cta-card' }: VisitProps) => (
  <div className={className}>
    <Pictured url={pictures.contact || pictures.picture} icon="pin" />
    <h3>{t('Better seen than read')}</h3>
    <p>{t('Come and look: this is where, and when we are open.')}</p>
    <a className="btn btn--accent" href="/locations">
      {t('Plan a visit')}
    </a>
  </div>
)

/** In what the last cars of a page leave of their row. Pages that are added below each other take turns. */
export const EndCard = ({ page, pictures }: { page: number } & Pick<Props, 'pictures'>) =>
  page % 2 === 1 ? (
    <div className="cta-card cta-card--end">
      <Pictured url={pictures.garage} icon="search" />
      <h3>{t('Not here yet?')}</h3>
      <p>{t('Say what you are after, and we keep an eye out for it.')}</p>
      <a className="btn btn--accent" href="/contact-us#enquire">
        <span className="given">{t('Find Me Something Similar')}</span>
      </a>
    </div>
  ) : (
    <VisitCard pictures={pictures} className="cta-card cta-card--end" />
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
