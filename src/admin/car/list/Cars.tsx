import { DefaultTemplate } from '@payloadcms/next/templates'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { ListFilters } from '@/admin/list/ListFilters'
import { ListKeys } from '@/admin/list/ListKeys'
import { ListPages } from '@/admin/list/ListPages'
import { ListViews } from '@/admin/list/ListViews'
import { REHEARSAL } from '@/admin/stock/files/rehearsalPath'
import { SavedViews } from '@/admin/list/SavedViews'
import { savedViews } from '@/admin/list/savedViews'
import { readPreference } from '@/admin/preference'
import { ListBatches } from '@/admin/history/undo/ListBatches'
import {
  CAR_FILTERS,
  CAR_ORDERS,
  CAR_VIEWS,
  carListQuery,
  carListState,
  cleanCarQuery,
} from '@/core/car/carList'
import { plural } from '@/core/money/format'
import { newRowHref } from '@/lib/adminHrefs'
import { CarRows } from './CarRows'
import { ChangeCars } from './ChangeCars'
import { mayEditCars, mayExportCars, mayReadCars } from './mayEditCars'
import { PAGE_SIZE, readCars } from './readCars'
import { EMPTY_WORDS, FILTER_WORDS, ORDER_WORDS, VIEW_WORDS } from './words'

const PATH = '/admin/cars'
const SAVED = 'car-views'

/** One page of the cars that the reader may see. The address has the whole state. */
export async function Cars({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  const state = carListState(searchParams)
  const hrefOf = (change: Partial<typeof state>) => `${PATH}?${carListQuery(state, change)}`
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(hrefOf({}))}`)
  if (!mayReadCars(user)) notFound()
  const mayEdit = mayEditCars(user)
  const [{ rows, total, counts, choices }, saved] = await Promise.all([
    readCars(payload, user, state, new Date()),
    readPreference(payload, user, SAVED),
  ])
  const isFiltered = state.search !== '' || CAR_FILTERS.some((name) => state[name])
  return (
    <DefaultTemplate {...{ i18n, params, payload, permissions, searchParams, user, visibleEntities }}>
      <div className="fc fc-inbox">
        <nav aria-label="Views of cars">
          <ListViews
            views={CAR_VIEWS.map((view) => ({
              ...{ name: VIEW_WORDS[view], count: counts[view], href: hrefOf({ view }) },
              isOpen: view === state.view,
            }))}
          />
          <SavedViews
            views={savedViews(saved, cleanCarQuery)}
            query={carListQuery(state)}
            path={PATH}
            preference={SAVED}
          />
        </nav>
        <div>
          <header className="fc-head">
            <div>
              <h1>{VIEW_WORDS[state.view]}</h1>
              <p>{total ? plural(total, 'car') : 'No cars'}.</p>
            </div>
            <nav className="fc-acts" aria-label="Tables and new cars">
              {total > 0 && mayExportCars(user) && (
                <a className="fc-btn" href={`/admin/api/car-export?${carListQuery(state)}`} download>
                  Export CSV
                </a>
              )}
              {mayEdit && (
                <>
                  <a className="fc-btn" href="/admin/stock-files">
                    On other websites
                  </a>
                  <a className="fc-btn" href={REHEARSAL}>
                    Import a stock file
                  </a>
                  <a className="fc-btn" href={newRowHref('cars')}>
                    Add a car
                  </a>
                </>
              )}
            </nav>
          </header>
          <ListFilters
            {...{ path: PATH, view: state.view, search: state.search, order: state.order }}
            withoutWords={hrefOf({ search: '' })}
            searchedIn="Name, stock number, VIN, plate"
            orders={CAR_ORDERS.map((order) => [order, ORDER_WORDS[order]])}
            filters={CAR_FILTERS.map((name) => ({
              ...{ name, label: FILTER_WORDS[name], value: state[name] },
              ...{ choices: choices[name], without: hrefOf({ [name]: '' }) },
            }))}
          />
          <ListBatches {...{ payload, user, permissions, collectionSlug: 'cars' }} />
          {rows.length > 0 && !mayEdit && <CarRows rows={rows} />}
          {rows.length > 0 && mayEdit && (
            <ChangeCars key={carListQuery(state)} rows={rows} total={total} query={carListQuery(state)} />
          )}
          {rows.length === 0 && (
            <p className="fc-none">
              {isFiltered ? 'No car fits these filters. ' : EMPTY_WORDS[state.view]}
              {isFiltered && state.view !== 'all' && (
                <Link prefetch={false} href={hrefOf({ view: 'all' })}>
                  Search all cars
                </Link>
              )}
            </p>
          )}
          <ListPages
            page={state.page}
            last={Math.ceil(total / PAGE_SIZE)}
            hrefOf={(page) => hrefOf({ page })}
          />
          <ListKeys />
        </div>
      </div>
    </DefaultTemplate>
  )
}
