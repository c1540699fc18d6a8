import 'server-only'
import { notFound } from 'next/navigation'
import { findAvailable } from '@/core/car/read/cars'
import { listLocations } from '@/core/place/read/locations'
import { getPage } from '@/features/pages/readPages'
import type { PathCrumb } from '@/components/page/PathCrumbs'
import type { Car } from '@/core/car/car'
import { spokenModel } from '@/core/car/text'
import { filterLocations, primaryLocation } from '@/core/place/locationNames'
import { type Draft, draftPath, readDraft } from '@/features/trade-in/draft.rules'
import type { PageView, Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { t } from '@/lib/words'
import { renderTime } from '@/app/(site)/sites/[host]/_lib/site'

export type StartQuery = Record<string, string | string[] | undefined>

export interface StartData {
  site: Site
  now: Date
  page: PageView | null
  form: 'trade-in' | 'sell'
  wanted: Car | null
  locations: LocationView[]
  location: LocationView | null
  draft: Draft
}

/** 404 where the dealer takes no trade-ins. */
export async function readStart(site: Site, slug: string | null, query: StartQuery): Promise<StartData> {
  if (!site.config.features.tradeIn) notFound()
  const now = renderTime()
  const { form: stated, car_id: carId, ...answers } = readDraft(query)
  const [page, wanted, locations] = await Promise.all([
    slug ? getPage(site, slug) : null,
    carId ? findAvailable(site, carId, now) : null,
    listLocations(site),
  ])
  const own = wanted && locations.find(({ id }) => id === wanted.location_id)
  const location =
    own ?? primaryLocation(filterLocations(locations, 'sales')) ?? primaryLocation(locations) ?? null
  const form = wanted || stated === 'trade-in' || slug === 'trade-in' ? 'trade-in' : 'sell'
  const draft = {
    ...(wanted ? { car_id: wanted.id } : {}),
    ...(form === 'trade-in' ? { form } : {}),
    ...answers,
  }
  return { ...{ site, now, page, form, wanted, locations, location, draft } }
}

/** The first question about the car itself, for who has no plate at hand. */
export const withoutPlate = ({ draft: { rego: _rego, regoState: _state, ...rest } }: StartData): string =>
  draftPath(rest)

type Began = Pick<StartData, 'wanted' | 'form'>

/** Where the journey began. */
const startPath = ({ wanted, form }: Began): string =>
  wanted ? `/cars/trade-in?car_id=${wanted.id}` : form === 'sell' ? '/sell-my-car' : '/trade-in'

export const startCrumbs = (began: Began, isStart = false): PathCrumb[] => [
  { name: t('Home'), href: '/' },
  ...(began.wanted ? [{ name: spokenModel(began.wanted), href: `/cars/${began.wanted.slug}` }] : []),
  {
    name: t(began.form === 'sell' ? 'Sell my car' : 'Trade in your car'),
    ...(isStart ? {} : { href: startPath(began) }),
  },
]
