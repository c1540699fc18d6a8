import { cardMarkup } from '@/components/car/cardMarkup'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { renderStatic } from '@/components/ui/renderStatic'
import type { Car } from '@/core/car/car'
import type { Assumptions } from '@/core/money/loanTerms'
import { isInterstate } from '@/core/place/interstate'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { interleave, type Placed } from '@/app/(site)/sites/[host]/search/[[...path]]/gridCards'
import { EndCard, FinanceCard, type Promo, PromoCard, TradeInCard } from './ActionCards'
import { contentIcon } from '@/components/ui/contentIcon'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'

/** Between the cars, so it is no landmark. It is swiped by hand and never moves by itself, so it needs no stop button (WCAG 2.2.2). */
function ValueProps({ items }: { items: TenantConfig['search']['valueProps'] }) {
  return (
    <div className="vprops" role="group" aria-label={t('Buying here')}>
      <ul data-scroll="" tabIndex={0} aria-label={t('Swipe for more')}>
        {items.map(({ icon, title, text, href }) => (
          <li key={title}>
            <Icon name={contentIcon(icon)} />
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export type GridCard = Placed & ({ action: 'finance' | 'trade-in' } | { promo: Promo })

interface Props {
  cars: readonly Car[]
  cards: readonly GridCard[]
  /** Cars on the previous pages. */
  before: number
  page: number
  config: TenantConfig
  now: Date
  loan: Assumptions | null
  /** Kilometres by car id, in a list near a postcode. */
  distances: Record<string, number>
  from: string | undefined
}

const FIRST_ROW = 3
/** The value propositions follow this many cars on the first page. */
const VALUE_PROPS_AT = 4

export function Results({ cars, cards, before, page, config, now, loan, distances, from }: Props) {
  const pictures = config.pages.journeys
  const slots = interleave(cars, cards, before).map((slot) => {
    if (slot.kind === 'car')
      return cardMarkup({
        car: slot.car,
        config,
        now,
        loan,
        away: distances[slot.car.id],
        interstate: from !== undefined && isInterstate({ postcode: from }, slot.car, config.country),
        eager: slot.index < FIRST_ROW,
        priority: slot.index === 0,
      })
    const { card } = slot
    if ('promo' in card) return renderStatic(<PromoCard promo={card.promo} />)
    return renderStatic(
      card.action === 'finance' ? (
        <FinanceCard label={config.labels.preApproval} pictures={pictures} />
      ) : (
        <TradeInCard label={config.labels.valuation} pictures={pictures} />
      ),
    )
  })
  const { valueProps } = config.search
  if (before === 0 && valueProps.length && slots.length > VALUE_PROPS_AT)
    slots.splice(VALUE_PROPS_AT, 0, renderStatic(<ValueProps items={valueProps} />))
  slots.push(renderStatic(<EndCard page={page} pictures={pictures} />))
  return <StaticHtml className="grid" data-grid html={slots.join('')} />
}
