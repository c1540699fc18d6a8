import { type LeftOut, STOCK_FILES } from '@/features/stock-files/stockFiles.rules'
import { plural } from '@/core/money/format'
import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { DealerNav } from '@/admin/frame/DealerNav'
import { dealerAdmins, editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { listHref } from '@/lib/adminHrefs'
import { ownRows, type Reading, shownDealer } from '@/admin/ownRows'
import { dealerZone } from '@/admin/dealerZone'
import { listMoment } from '@/admin/staffMoment'
import { keyCallsSchema } from '@/features/keys/keyCalls.rules'
import { stockFilesOf, type ListedFile } from '@/features/stock-files/list'
import { CopyBox } from '@/admin/fields/CopyBox'

const SHOWN = 50

interface Lack {
  reason: string
  stocknums: string[]
}

/** The most frequent first: mending it helps most cars. */
function lacksOf(left_out: readonly LeftOut[]): Lack[] {
  const by = new Map<string, string[]>()
  for (const { stocknum, reasons } of left_out)
    for (const reason of reasons) by.set(reason, [...(by.get(reason) ?? []), stocknum])
  return [...by]
    .map(([reason, stocknums]) => ({ reason, stocknums }))
    .sort((a, b) => b.stocknums.length - a.stocknums.length)
}

function LeftOutCars({ left_out }: { left_out: readonly LeftOut[] }) {
  if (!left_out.length) return <small>Every car for sale</small>
  return (
    <details>
      <summary>{left_out.length} left out</summary>
      <ul>
        {lacksOf(left_out).map(({ reason, stocknums }) => (
          <li key={reason}>
            {reason}{' '}
            {stocknums.slice(0, SHOWN).map((stocknum, at) => (
              <span key={stocknum}>
                {at > 0 && ', '}
                <a href={`/admin/cars?search=${encodeURIComponent(stocknum)}`}>{stocknum}</a>
              </span>
            ))}
            {stocknums.length > SHOWN && ` and ${stocknums.length - SHOWN} more`}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** `fetched`: when, in words; empty for who may not read the calls of keys. */
type Shown = ListedFile & { fetched: string }

function FileLine({ file, address, cars, left_out, fetched }: Shown) {
  return (
    <li>
      <section aria-labelledby={`${file}-name`}>
        <div>
          <h2 id={`${file}-name`}>{STOCK_FILES[file].label}</h2>
          {fetched && <small>{fetched}</small>}
        </div>
        <div>
          <b>{plural(cars, 'car')}</b>
          <LeftOutCars left_out={left_out} />
        </div>
        <div className="fc-file">
          <label className="fc-sr" htmlFor={file}>
            Address
          </label>
          <CopyBox id={file} text={address} />
        </div>
      </section>
    </li>
  )
}

/** Of a dealer whom the person works for; the first unless they ask for another. No files while the website is closed. */
async function readStockFiles(reading: Omit<Reading, 'now'>, requested: unknown) {
  const shown = await shownDealer(reading, requested)
  if (!shown) return null
  const { id } = shown.dealer
  const [files, calls, zone] = await Promise.all([
    stockFilesOf(id),
    ownRows(reading, 'key-calls', { tenant: { equals: id } }),
    dealerZone(reading.payload, id),
  ])
  const done = calls.flatMap((row) => keyCallsSchema.safeParse(row.calls).data ?? [])
  const mayReadCalls = worksAs(staffOf(reading.user), dealerAdmins)
  const fetched = (file: string) => {
    if (!mayReadCalls) return ''
    const times = done.flatMap(({ at, path, status }) =>
      status < 400 && path.includes(`/${file}`) ? at : [],
    )
    return times.length ? `Fetched ${listMoment(Math.max(...times), zone, new Date())}` : 'Not fetched lately'
  }
  return { ...shown, files: files?.map((one) => ({ ...one, fetched: fetched(one.file) })) ?? null }
}

const PATH = '/admin/stock-files'

export const StockFiles = screen(
  { path: PATH, may: (user) => worksAs(staffOf(user), editors) },
  async ({ payload, user, query }) => {
    const read = await readStockFiles({ payload, user }, query.dealer)
    const mayMakeKeys = worksAs(staffOf(user), dealerAdmins)
    return (
      <>
        <Head
          title="Cars on other websites"
          words="Google, Facebook and classified websites fetch these files by themselves. A car that is sold, held or reserved leaves them at once."
        >
          {mayMakeKeys && (
            <a className="fc-btn fc-btn--main" href={`${listHref('integrator-keys')}#new-key`}>
              Create a key
            </a>
          )}
        </Head>
        {read && <DealerNav dealers={read.dealers} shown={read.dealer} path={PATH} />}
        {!read?.files && <p className="fc-none">There are no files while the website is closed.</p>}
        {read?.files && (
          <>
            <div className="fc-first">
              <ol>
                <li>Create a key that may read cars{!mayMakeKeys && ': your dealer’s admin does that'}.</li>
                <li>At the other website, enter the address, any user name, and the key as password.</li>
                {mayMakeKeys && (
                  <li>
                    If it does not fetch, have the file <a href={listHref('stock-targets')}>sent to it</a>.
                  </li>
                )}
              </ol>
            </div>
            <ul className="fc-card fc-sites">
              {read.files.map((file) => (
                <FileLine key={file.file} {...file} />
              ))}
            </ul>
          </>
        )}
      </>
    )
  },
)
