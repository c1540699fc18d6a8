import '@/styles/journey.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { startCrumbs, type StartQuery } from '@/app/(site)/sites/[host]/_lib/sell/start-data'
import { journeyPicture } from '@/app/(site)/sites/[host]/_lib/journeyPicture'
import { Picture } from '@/components/ui/Picture'
import { Flow } from '@/components/reservations/Flow'
import { SellAside } from '@/components/trade-in/SellAside'
import { STEPS } from '@/core/dealer/links/tradeInPaths'
import { draftPath, type Screen } from '@/features/trade-in/draft.rules'
import { QUESTION_NAMES } from '@/features/trade-in/answers.rules'
import { t } from '@/lib/words'
import { DraftLines } from './_components/DraftLines'
import { Question } from './_components/Question'
import { RangeAndContact } from './_components/RangeAndContact'
import { nameOf, plateOf, titleOf } from './_components/titles'
import { type QuestionData, readQuestion } from './page-data'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<StartQuery>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return { title: t('Your car | {name}', { name: site.tenant.name }), robots: { index: false } }
}

const CAR: readonly Screen[] = ['plate', 'car', 'year', 'km', 'size']
const stepOf = (screen: Screen): number => (screen === 'range' ? 2 : CAR.includes(screen) ? 0 : 1)

/** Steps that are done lead to their first question. */
function stepsOf({ screen, screens, draft }: QuestionData) {
  const [first] = QUESTION_NAMES
  const isAsked = screens.some((one) => one === first)
  return {
    steps: STEPS,
    current: stepOf(screen),
    hrefs: [draftPath(draft, 'car'), isAsked && first ? draftPath(draft, first) : null],
  }
}

/** The target of every rego bar: what is not known yet is asked here, one question a screen. */
export default async function QuestionPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const address = (await headers()).get('x-forecourt-ip') ?? ''
  const data = await readQuestion(site, await searchParams, address)
  const { wanted, location, now, draft, screen } = data
  const picture = screen !== 'range' && (await journeyPicture(site, data.form === 'sell' ? 'sell' : 'trade'))
  return (
    <Flow
      sells
      asks={picture ? 'wide' : 'beside'}
      crumbs={startCrumbs(data)}
      heading={titleOf(data)}
      steps={stepsOf(data)}
      aside={
        <SellAside own={nameOf(draft)} plate={plateOf(draft)} wanted={wanted} location={location} now={now}>
          <DraftLines data={data} />
        </SellAside>
      }
    >
      {picture && (
        <div className="askpic fills">
          <Picture url={picture} width={960} height={540} sizes="(min-width: 1024px) 50vw, 92vw" eager />
        </div>
      )}
      {screen === 'range' ? (
        <RangeAndContact data={data} />
      ) : (
        <div>
          <Question data={data} screen={screen} />
        </div>
      )}
    </Flow>
  )
}
