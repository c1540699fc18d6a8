import 'server-only'
import { searchContext } from '@/search/cars/context'
import { canLookUp, type Looked, lookUp } from '@/features/trade-in/complete'
import {
  countOf,
  draftAnswers,
  faultsOf,
  ownCarOf,
  type Screen,
  screenOf,
  screensOf,
  type Terms,
} from '@/features/trade-in/draft.rules'
import { overLimit } from '@/features/trade-in/estimate.rules'
import { countTrade } from '@/features/trade-in/limits'
import { readPlate } from '@/features/trade-in/plate.rules'
import { type Guided, guideWithin } from '@/features/trade-in/value'
import { noGuideText } from '@/features/trade-in/words.rules'
import type { Site } from '@/core/dealer/views'
import { readStart, type StartData, type StartQuery } from '@/app/(site)/sites/[host]/_lib/sell/start-data'

export interface QuestionData extends StartData {
  screen: Screen
  screens: readonly Screen[]
  /** Of questions, as far as what is answered tells. */
  count: number
  isSure: boolean
  /** Names of the boxes that were filled in wrongly. */
  faults: readonly string[]
  makes: readonly string[]
  models: readonly string[]
  /** Where plates can be looked up: what the register says about it. */
  looked: Looked | null
  /** Of the last screen. */
  guided: Guided | null
  noGuide: string | null
}

async function look(data: StartData, address: string): Promise<Looked | null> {
  const { rego, regoState } = data.draft
  const plate = rego ? readPlate(rego, regoState, data.site.config.country) : null
  if (!plate?.ok || !canLookUp()) return null
  return (await countTrade('rego', address)).ok ? lookUp(plate) : { kind: 'unavailable' }
}

async function guide(data: StartData, terms: Terms, address: string) {
  const { draft, site, now } = data
  const car = ownCarOf(draft, terms)
  const { answers } = draftAnswers(draft)
  if (!terms.odometer) return { guided: null, noGuide: noGuideText('unknown', false) }
  const over = overLimit({ year: car.year ?? now.getUTCFullYear(), km: car.km ?? 0 }, now)
  if (over || !answers) return { guided: null, noGuide: noGuideText(over ?? 'unknown') }
  const guided = await guideWithin(address, car, answers, { now, zone: site.config.timezone })
  return { guided, noGuide: guided.reason && noGuideText(guided.reason) }
}

const sorted = (words: readonly string[] = []) => [...new Set(words)].sort()

export async function readQuestion(site: Site, query: StartQuery, address: string): Promise<QuestionData> {
  const data = await readStart(site, null, query)
  const { draft, now } = data
  const terms: Terms = { odometer: site.config.forms.odometer, country: site.config.country, now }
  const screen = screenOf(draft, query.ask, terms)
  const isCar = screen === 'car'
  const [vocabulary, looked, valued] = await Promise.all([
    isCar ? searchContext(site).then((context) => context.vocabulary) : null,
    isCar ? look(data, address) : null,
    screen === 'range' ? guide(data, terms, address) : { guided: null, noGuide: null },
  ])
  return {
    ...data,
    ...valued,
    screen,
    screens: screensOf(draft, terms),
    ...countOf(draft, terms),
    faults: faultsOf(screen, draft, terms),
    looked,
    makes: sorted(vocabulary?.make),
    models: sorted(vocabulary?.model),
  }
}
