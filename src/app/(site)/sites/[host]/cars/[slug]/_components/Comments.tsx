import { Icon } from '@/components/ui/Icon'
import { type TabItem, Tabs } from '@/components/ui/Tabs'
import { TickList } from '@/components/ui/TickList'
import type { Car } from '@/domain/car/car'
import { COMMENTS_MISSING, COMMENTS_SHOWN, commentSections, cutText } from '@/domain/text'
import { formatMoney } from '@/domain/format'
import type { ReserveOffer } from '@/domain/reserve/offer'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import { featuresOf } from '@/domain/car/specs'

function DealerComments({ car }: { car: Car }) {
  const sections = commentSections(car.dealercomments)
  if (!sections.length) return <p>{COMMENTS_MISSING}</p>
  const { short, isCut } = cutText(sections.join('\n'), COMMENTS_SHOWN)
  const paragraphs = (lines: readonly string[]) => lines.map((line) => <p key={line}>{line}</p>)
  if (!isCut) return paragraphs(sections)
  return (
    <>
      <div className="cut" id="comments-text">
        <div className="cut__short">{paragraphs(short.split('\n'))}</div>
        <div className="cut__full">{paragraphs(sections)}</div>
      </div>
      <button
        className="more"
        type="button"
        data-clamp
        data-more="Read more..."
        data-less="Read less"
        aria-controls="comments-text"
        aria-expanded="false"
      >
        <span>Read more...</span>
        <Icon name="down" />
      </button>
    </>
  )
}

const reserveSteps = ({ reserve }: TenantConfig, { deposit }: ReserveOffer): string[] => [
  ...(deposit > 0 ? [`Pay ${formatMoney(deposit)} online. It comes off the price.`] : []),
  `We hold the car for ${reserve.hours} hours, and nobody else can take it.`,
  'Come and see it, drive it, bring someone who knows cars.',
  deposit > 0 ? 'Not for you? The deposit goes back in full.' : 'Not for you? The hold ends by itself.',
]

/** Only tabs that have content for this dealer and this car. */
const itemsOf = (car: Car, config: TenantConfig, offer: ReserveOffer | null): TabItem[] => {
  const included = featuresOf(car).slice(0, 8)
  const protect = config.promises.filter(
    ({ carTypes }) => !carTypes.length || carTypes.includes(car.car_type),
  )
  return [
    { label: 'Dealer Comments', panel: <DealerComments car={car} /> },
    ...(included.length ? [{ label: "What's Included", panel: <TickList items={included} /> }] : []),
    ...(config.whyBuy.length
      ? [{ label: 'Why Buy From Us?', panel: <TickList items={config.whyBuy} /> }]
      : []),
    ...(offer ? [{ label: 'Reserve Online', panel: <TickList items={reserveSteps(config, offer)} /> }] : []),
    ...(protect.length
      ? [
          {
            label: 'Protect Your Car',
            panel: protect.map(({ title, text }) => (
              <p key={title}>
                <b>{title}.</b> {text}
              </p>
            )),
          },
        ]
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
      <h2>Car Summary</h2>
      <div className="tabs">
        <Tabs
          id="about"
          label="About this car"
          items={itemsOf(car, config, offer)}
          listClass="tabs__list"
          panelClass=""
        />
      </div>
    </section>
  )
}
