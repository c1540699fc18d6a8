import '@/styles/journey.css'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import { FaqBlock } from '@/blocks/Faq/Component'
import { Flow } from '@/components/reservations/Flow'
import { PlateForm } from '@/components/trade-in/PlateForm'
import { SellAside } from '@/components/trade-in/SellAside'
import { TRADE_FAQ } from '@/features/trade-in/faq.rules'
import { STEPS } from '@/core/dealer/links/tradeInPaths'
import { phrase, t } from '@/lib/words'
import { type StartData, startCrumbs, withoutPlate } from './start-data'

interface Props {
  data: StartData
}

/** The page shows these itself, as the head and the form of the journey. */
const OWN_BLOCKS = ['intro', 'hero', 'enquiryForm']
const LEDE = phrase(
  'A guide range in two minutes. Tell us about your car, then how it has been looked after.',
)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function Below({ data: { site, page, now } }: Props) {
  const blocks = page?.layout.filter(({ blockType }) => !OWN_BLOCKS.includes(blockType)) ?? []
  const asks = blocks.some(({ blockType }) => blockType === 'faq')
  return (
    <>
      {page && <RenderBlocks page={page} blocks={blocks} site={site} now={now} />}
      {!asks && (
        <FaqBlock
          block={{ blockType: 'faq', heading: t('What people ask first'), items: [...TRADE_FAQ] }}
          site={site}
          now={now}
        />
      )}
    </>
  )
}

/** Asks for the plate alone. Who somebody is, is asked once there is a range to send. */
export function StartPage({ data }: Props) {
  const { site, page, wanted, location, now, draft } = data
  const intro = page?.layout.find(({ blockType }) => blockType === 'intro')
  const heading = wanted
    ? t('Trade in your car')
    : textOf(intro?.heading) || t('We would love to buy your car')
  return (
    <Flow
      sells
      asks
      crumbs={startCrumbs(data)}
      heading={heading}
      steps={{ steps: STEPS, current: 0 }}
      aside={<SellAside own="" plate="" wanted={wanted} location={location} now={now} />}
      below={<Below data={data} />}
    >
      <p className="lede">{textOf(intro?.text) || t(LEDE)}</p>
      <PlateForm
        draft={draft}
        state={site.config.address.state}
        country={site.config.country}
        submit={site.config.labels.valuation}
        without={withoutPlate(data)}
      />
    </Flow>
  )
}
