import { Icon } from '@/components/ui/Icon'
import { type TabItem, Tabs } from '@/components/site/Tabs'
import type { Car } from '@/domain/car'
import { COMMENTS_MISSING, COMMENTS_SHOWN, commentSections, cutText } from '@/domain/text'
import type { CarControls } from '@/domain/controls'
import type { TenantConfig } from '@/domain/tenantConfig'
import { featuresOf } from '@/domain/specs'
import { Ticks } from './Sections'

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

const reserveSteps = (config: TenantConfig): string[] => [
  `Pay ${config.reserveDeposit ? `$${config.reserveDeposit}` : 'nothing'} online. It comes off the price.`,
  `We hold the car for ${config.reserveHours} hours, and nobody else can take it.`,
  'Come and see it, drive it, bring someone who knows cars.',
  'Not for you? The deposit goes back in full.',
]

/** The tabs that this dealer and this car have something to say in. */
const itemsOf = (car: Car, config: TenantConfig, controls: CarControls): TabItem[] => {
  const included = featuresOf(car).slice(0, 8)
  const protect = config.promises.filter(
    ({ carTypes }) => !carTypes.length || carTypes.includes(car.car_type),
  )
  return [
    { label: 'Dealer Comments', panel: <DealerComments car={car} /> },
    ...(included.length ? [{ label: "What's Included", panel: <Ticks items={included} /> }] : []),
    ...(config.whyBuy.length ? [{ label: 'Why Buy From Us?', panel: <Ticks items={config.whyBuy} /> }] : []),
    ...(controls.reserve ? [{ label: 'Reserve Online', panel: <Ticks items={reserveSteps(config)} /> }] : []),
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

export function Comments({
  car,
  config,
  controls,
}: {
  car: Car
  config: TenantConfig
  controls: CarControls
}) {
  return (
    <section className="vsec" id="comments">
      <h2>Car Summary</h2>
      <div className="tabs">
        <Tabs
          id="about"
          label="About this vehicle"
          items={itemsOf(car, config, controls)}
          listClass="tabs__list"
          panelClass=""
        />
      </div>
    </section>
  )
}
