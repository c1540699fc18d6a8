import '@/styles/journey.css'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import { FaqBlock } from '@/blocks/Faq/Component'
import { EnquiryForm } from '@/components/forms/EnquiryForm'
import { Flow } from '@/components/reservations/Flow'
import { RegoBar } from '@/components/trade-in/RegoBar'
import { SellAside } from '@/components/trade-in/SellAside'
import { Icon } from '@/components/ui/Icon'
import { spokenModel } from '@/core/car/text'
import { TRADE_FAQ } from '@/features/trade-in/faq.rules'
import { STEPS } from '@/core/dealer/links/tradeInPaths'
import { phrase, t } from '@/lib/words'
import type { StartData } from './start-data'
import { startView } from './startView'

interface Props {
  data: StartData
  form: 'trade-in' | 'sell'
}

/** The page shows these itself, as the head and the form of the journey. */
const OWN_BLOCKS = ['intro', 'hero', 'enquiryForm']
const LEDE = phrase(
  'A guide range in two minutes. Tell us about your car, then how it has been looked after.',
)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function Found({ looked }: Pick<StartData, 'looked'>) {
  if (looked?.kind === 'found') {
    const { year, make, model, badge, colour } = looked.car
    return (
      <div className="found found--plain" role="status">
        <p className="status is-open">{t('Found it')}</p>
        <h2>{[year, make, model, badge].filter(Boolean).join(' ')}</h2>
        <p>
          {colour && `${colour}. `}
          {t('Not yours? Change it below.')}
        </p>
      </div>
    )
  }
  if (!looked) return null
  return (
    <div className="note" role="status">
      <Icon name="info" />
      <div>
        <p>
          {looked.kind === 'none' ? (
            <>
              <b>{t('No car with this plate in this state.')}</b>{' '}
              {t('New plates can take a while to show. Tell us what it is instead.')}
            </>
          ) : (
            t('Tell us what it is. We have kept the plate.')
          )}
        </p>
      </div>
    </div>
  )
}

function Below({ data: { site, page, now } }: Pick<Props, 'data'>) {
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

export function StartPage({ data, form }: Props) {
  const { site, page, wanted, location, now, rego, looked, lookup } = data
  const intro = page?.layout.find(({ blockType }) => blockType === 'intro')
  const heading = wanted
    ? t('Trade in your car')
    : textOf(intro?.heading) || t('We would love to buy your car')
  return (
    <Flow
      sells
      crumbs={[
        { name: t('Home'), href: '/' },
        ...(wanted ? [{ name: spokenModel(wanted), href: `/cars/${wanted.slug}` }] : []),
      ]}
      heading={heading}
      steps={{ steps: STEPS, current: 0 }}
      aside={<SellAside own="" plate="" wanted={wanted} location={location} now={now} />}
      below={<Below data={data} />}
    >
      <p className="lede">{textOf(intro?.text) || t(LEDE)}</p>
      {lookup && !rego && (
        <div className="sell__start">
          <RegoBar
            uid="start-bar"
            label={t('Look it up')}
            state={site.config.address.state}
            country={site.config.country}
            button="btn--soft"
            carId={wanted?.id}
          />
          <p className="fineprint">{t('Or fill in the form below, without a rego.')}</p>
        </div>
      )}
      <Found looked={looked} />
      <EnquiryForm view={startView(data, form)} />
    </Flow>
  )
}
