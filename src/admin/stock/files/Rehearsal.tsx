import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { idOf } from '@/access/ids'
import { mayEditCars } from '@/admin/may'
import { ownRows } from '@/admin/ownRows'
import { listHref } from '@/lib/adminHrefs'
import { fieldChoices, wordFields } from './fieldChoices'
import { RehearsalForm } from './RehearsalForm'
import { REHEARSAL } from './rehearsalPath'

const FIELDS = fieldChoices()
const WORDS = wordFields()

interface Named {
  id: string
  name: string
}
/** A person with several dealers sees each dealership with its dealer before it. */
function dealershipName(
  { name, tenant }: { name: string; tenant?: unknown },
  dealers: readonly Named[],
): string {
  const dealer = dealers.length > 1 && dealers.find(({ id }) => id === idOf(tenant))
  return dealer ? `${dealer.name}: ${name}` : name
}

/** A supplier's file before it goes live: read as for a push, but nothing is stored. */
export const Rehearsal = screen(
  { path: REHEARSAL, may: mayEditCars, look: 'fc-rehearsal' },
  async ({ payload, user }) => {
    const order = { limit: 500, sort: 'name' }
    const [dealers, dealerships] = await Promise.all([
      ownRows({ payload, user }, 'tenants', {}, order),
      ownRows({ payload, user }, 'dealerships', {}, order),
    ])
    return (
      <>
        <Head
          title="Import a stock file"
          words="Upload a supplier’s file to preview what it would change. Nothing goes live until you import it."
        >
          <a className="fc-btn" href={listHref('stock-feeds')}>
            Stock feeds
          </a>
        </Head>
        {dealerships.length ? (
          <RehearsalForm
            dealerships={dealerships.map((dealership) => ({
              id: dealership.id,
              name: dealershipName(dealership, dealers),
            }))}
            fields={FIELDS}
            words={WORDS}
          />
        ) : (
          <p className="fc-none">There is no dealership yet whose stock could come in a file.</p>
        )}
      </>
    )
  },
)
