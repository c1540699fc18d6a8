import { ListBatches } from '@/admin/history/undo/ListBatches'
import { screen } from '@/admin/kit/Screen'
import { MoreActs } from '@/admin/kit/Dropdown'
import { ListScreen, type List } from '@/admin/kit/list/ListScreen'
import { savedViews } from '@/admin/kit/list/savedViews'
import { readPreference } from '@/admin/preference'
import { REHEARSAL } from '@/admin/stock/files/rehearsalPath'
import { carListQuery, carListState, cleanCarQuery } from '@/core/car/carList'
import { newRowHref } from '@/lib/adminHrefs'
import { CarRows } from './CarRows'
import { ChangeCars } from './ChangeCars'
import { mayEditCars, mayExportCars, mayReadCars } from '@/admin/may'
import { PAGE_SIZE, readCars } from './readCars'
import { EMPTY_WORDS, FILTER_WORDS, ORDER_WORDS, VIEW_WORDS } from './where'

const LIST: List = {
  ...{ title: 'Cars', noun: 'car', path: '/admin/cars', preference: 'car-views', pageSize: PAGE_SIZE },
  searchedIn: 'name, stock number, VIN or plate',
  words: { view: VIEW_WORDS, empty: EMPTY_WORDS, filter: FILTER_WORDS, order: ORDER_WORDS },
}

/** One page of the cars that the reader may see. */
export const Cars = screen(
  {
    path: (query) => `${LIST.path}?${carListQuery(carListState(query))}`,
    may: mayReadCars,
    look: 'fc-inbox',
  },
  async ({ payload, user, query, permissions }) => {
    const state = carListState(query)
    const requested = carListQuery(state)
    const mayEdit = mayEditCars(user)
    const [{ rows, ...found }, saved] = await Promise.all([
      readCars(payload, user, state, new Date()),
      readPreference(payload, user, LIST.preference),
    ])
    return (
      <ListScreen
        {...{ list: LIST, state, ...found, isEmpty: rows.length === 0 }}
        queryOf={(change) => carListQuery(state, change)}
        saved={savedViews(saved, cleanCarQuery)}
        acts={
          <nav className="fc-acts" aria-label="Tables and new cars">
            {mayEdit && (
              <>
                <MoreActs>
                  {found.total > 0 && mayExportCars(user) && (
                    <a href={`/admin/api/car-export?${requested}`} download>
                      Export CSV
                    </a>
                  )}
                  <a href={REHEARSAL}>Import a stock file</a>
                  <a href="/admin/stock-files">On other websites</a>
                </MoreActs>
                <a className="fc-btn fc-btn--main" href={newRowHref('cars')}>
                  Add a car
                </a>
              </>
            )}
          </nav>
        }
      >
        <ListBatches {...{ payload, user, permissions, collectionSlug: 'cars' }} />
        {rows.length > 0 && !mayEdit && <CarRows rows={rows} />}
        {rows.length > 0 && mayEdit && (
          <ChangeCars key={requested} rows={rows} total={found.total} query={requested} />
        )}
      </ListScreen>
    )
  },
)
