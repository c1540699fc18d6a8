import { CutText } from '@/components/ui/CutText'
import { type TabItem, Tabs } from '@/components/ui/Tabs'
import { TickList } from '@/components/ui/TickList'
import type { Car } from '@/core/car/car'
import { COMMENTS_MISSING, COMMENTS_SHOWN, commentSections, cutSentences } from '@/lib/text'
import { formatMoney } from '@/core/money/format'
import type { ReserveOffer } from '@/core/car/deposit'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { carNoun } from '@/core/car/noun'
import { equipmentOf, FEATURES_SHOWN, splitRows } from '@/core/car/specs'
import { promisesOf } from '@/core/car/promises'
import { t } from '@/lib/words'
import { More } from './More'

function DealerComments({ car }: { car: Car }) {
  const sections = commentSections(car.dealercomments)
  if (!sections.length) return <p>{t(COMMENTS_MISSING)}</p>
  const { short, isCut } = cutSentences(sections.join('\n'), COMMENTS_SHOWN)
  const paragraphs = (lines: readonly string[]) => lines.map((line) => <p key={line}>{line}</p>)
  if (!isCut) return paragraphs(sections)
  return (
    <CutText
      id="comments-text"
      short={paragraphs(short.split('\n'))}
      whole={paragraphs(sections)}
      more={t('Read more...')}
      less={t('Read less')}
    />
  )
}

function Equipment({ items }: { items: readonly string[] }) {
  const { first, rest } = splitRows(items, FEATURES_SHOWN)
  return (
    <>
      <TickList items={first} />
      {rest.length > 0 && (
        <More label={t('Show all {features} features', { features: items.length })}>
          <TickList items={rest} />
        </More>
      )}
    </>
  )
}

const reserveSteps = ({ reserve }: TenantConfig, { deposit }: ReserveOffer): string[] => [
  ...(deposit > 0
    ? [t('Pay {deposit} online. It comes off the price.', { deposit: formatMoney(deposit) })]
    : []),
  t('We hold it for {hours} hours, and nobody else can take it.', { hours: reserve.hours }),
  t('Come and see it, and bring someone who knows about them.'),
  deposit > 0 ? t('Not for you? The deposit goes back in full.') : t('Not for you? The hold ends by itself.'),
]

/** What a new one has stands open: there is no life of it yet to tell. */
export function Fitted({ car }: Pick<Props, 'car'>) {
  const { features } = equipmentOf(car)
  if (car.car_type !== 'new' || !features.length) return null
  return (
    <section className="vsec" id="features">
      <h3>{t('Fitted to this one')}</h3>
      <TickList items={features} />
    </section>
  )
}

const itemsOf = (car: Car, config: TenantConfig, offer: ReserveOffer | null): TabItem[] => {
  const { features, included } = equipmentOf(car)
  const protect = promisesOf(config, car)
  return [
    { id: 'dealer-comments', label: t('Dealer Comments'), panel: <DealerComments car={car} /> },
    ...(included.length
      ? [{ id: 'included', label: t("What's Included"), panel: <Equipment items={included} /> }]
      : []),
    ...(config.whyBuy.length
      ? [{ id: 'why-buy', label: t('Why Buy From Us?'), panel: <TickList items={config.whyBuy} /> }]
      : []),
    ...(offer
      ? [
          {
            id: 'reserve-online',
            label: t('Reserve Online'),
            panel: <TickList items={reserveSteps(config, offer)} />,
          },
        ]
      : []),
    ...(protect.length
      ? [
          {
            id: 'protect',
            label: t('Protect Your {carNoun}', { carNoun: carNoun(car) }),
            panel: protect.map(({ title, text }) => (
              <p key={title}>
                <b>{title}.</b> {text}
              </p>
            )),
          },
        ]
      : []),
    ...(features.length && car.car_type !== 'new'
      ? [{ id: 'features', label: t('Features'), panel: <Equipment items={features} /> }]
      : []),
  ]
}

interface Props {
  car: Car
  config: TenantConfig
  offer: ReserveOffer | null
}

export function Comments({ car, config, offer }: Props) {
  return (
    <section className="vsec" id="comments">
      <h3>{t('{carNoun} Summary', { carNoun: carNoun(car) })}</h3>
      <div className="tabs">
        <Tabs
          id="about"
          label={t('About this {carNoun}', { carNoun: carNoun(car).toLowerCase() })}
          items={itemsOf(car, config, offer)}
          listClass="tabs__list"
          panelClass=""
          given
        />
      </div>
    </section>
  )
}
