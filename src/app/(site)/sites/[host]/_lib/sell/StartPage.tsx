import '@/styles/journey.css'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import { FaqBlock } from '@/blocks/Faq/Component'
import { BookingCar } from '@/components/bookings/BookingCar'
import { AskFor } from '@/components/pages/AskFor'
import { PathCrumbs } from '@/components/page/PathCrumbs'
import { Stage } from '@/components/page/Stage'
import { PlateForm } from '@/components/trade-in/PlateForm'
import { SellNext } from '@/components/trade-in/SellNext'
import { journeyPicture } from '@/app/(site)/sites/[host]/_lib/journeyPicture'
import { listTeam } from '@/features/pages/readPages'
import { TRADE_FAQ } from '@/features/trade-in/faq.rules'
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
export async function StartPage({ data }: Props) {
  const { site, page, wanted, location, now, draft } = data
  const team = await listTeam(site)
  const intro = page?.layout.find(({ blockType }) => blockType === 'intro')
  // The dealer's own words about the way of it come before ours; lists beside each other are no way.
  const tells = page?.layout.some((one) => one.blockType === 'reasons' && one.display !== 'lists') ?? false
  const heading = wanted
    ? t('Trade in your car')
    : textOf(intro?.heading) || t('We would love to buy your car')
  return (
    <main id="main" className="is-flow is-sell is-pictured">
      <Stage
        picture={await journeyPicture(site, data.form === 'sell' ? 'sell' : 'trade')}
        crumbs={<PathCrumbs crumbs={startCrumbs(data, true)} />}
        head={
          <>
            <h1>{heading}</h1>
            <p>{textOf(intro?.text) || t(LEDE)}</p>
          </>
        }
        main={
          <>
            {wanted && <BookingCar car={wanted} />}
            <PlateForm
              draft={draft}
              state={site.config.address.state}
              country={site.config.country}
              submit={site.config.labels.valuation}
              without={withoutPlate(data)}
            />
          </>
        }
        side={
          <SellNext location={location} now={now} hasSteps={!tells}>
            <AskFor team={team} at={location?.slug} />
          </SellNext>
        }
      />
      <Below data={data} />
    </main>
  )
}
