import 'server-only'
import { notFound } from 'next/navigation'
import type { LoanView } from '@/components/money/loanView'
import { findAvailable } from '@/core/car/read/cars'
import { listLocations } from '@/core/place/read/locations'
import { getPage, listTeam } from '@/features/pages/readPages'
import type { Car } from '@/core/car/car'
import type { DealershipView, PageView, Site, TeamMemberView } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { loanView } from '@/app/(site)/sites/[host]/_lib/loanView'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { besidesFigures, type FinanceQuery, type Input, paramOf, readFinanceQuery } from './query'

export interface FinanceData {
  site: Site
  now: Date
  page: PageView | null
  query: FinanceQuery
  car: Car | null
  view: LoanView | null
  locations: LocationView[]
  dealership: DealershipView | null
  team: TeamMemberView[]
}

/** 404 on a site without finance. A car that is not for sale is left out. */
export async function readFinancePage(
  params: Promise<{ host: string }>,
  searchParams: Promise<Input>,
  path: '/finance' | '/personalised/finance',
): Promise<FinanceData> {
  const site = await requireSite(params)
  if (!site.config.features.finance) notFound()
  const now = renderTime()
  const input = await searchParams
  const query = readFinanceQuery(input)
  const [page, locations, team, car] = await Promise.all([
    getPage(site, 'finance'),
    listLocations(site),
    listTeam(site),
    query.car_id ? findAvailable(site, query.car_id, now) : null,
  ])
  const rest = besidesFigures(input)
  const view = loanView({
    config: site.config,
    car,
    now,
    budget: query.budget,
    href: `${path}${rest.length ? `?${new URLSearchParams(rest)}` : ''}#finance-form`,
    hidden: Object.fromEntries(rest.filter(([name]) => name !== 'car_id')),
    get: (name) => paramOf(input, name),
  })
  const wanted = car?.dealership_slug ?? query.preferredDealership
  const dealership = site.dealerships.find(({ slug }) => slug === wanted) ?? null
  return { site, now, page, query, car, view, locations, dealership, team }
}
