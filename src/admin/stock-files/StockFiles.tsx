import { type LeftOut, STOCK_FILES } from '@/features/stock-files/stockFiles.rules'
import { plural } from '@/core/money/format'
import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { DealerNav } from '@/admin/frame/DealerNav'
import { dealerAdmins, editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { listHref } from '@/lib/adminHrefs'
import { type Reading, shownDealer } from '@/admin/ownRows'
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
  if (!left_out.length) return <p className="fc-muted">Every car that is for sale now is in it.</p>
  return (
    <details>
      <summary>{plural(left_out.length, 'car')} for sale left out</summary>
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

function FileCard({ file, address, cars, left_out }: ListedFile) {
  return (
    <section className="fc-card" aria-labelledby={`${file}-name`}>
      <header>
        <h2 id={`${file}-name`}>{STOCK_FILES[file].label}</h2>
        <span className="fc-pill">{plural(cars, 'car')}</span>
      </header>
      <div className="fc-file">
        <label htmlFor={file}>Address</label>
        <CopyBox id={file} text={address} />
        <LeftOutCars left_out={left_out} />
      </div>
    </section>
  )
}

interface DealerFiles {
  dealers: readonly { id: string; name: string }[]
  dealer: { id: string; name: string }
  /** Null while the dealer's website is closed. */
  files: ListedFile[] | null
}

/** Of a dealer whom the person works for; the first unless they ask for another. */
async function readStockFiles(
  reading: Omit<Reading, 'now'>,
  requested: unknown,
): Promise<DealerFiles | null> {
  const shown = await shownDealer(reading, requested)
  return shown && { ...shown, files: await stockFilesOf(shown.dealer.id) }
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
          words={
            <>
              Google, Facebook and classified websites fetch these files by themselves. Give them the address,
              any user name, and as the password a key that may read cars
              {mayMakeKeys ? '' : ', which your dealer’s admin makes'}. A car that is sold, held or reserved
              leaves the files at once.{' '}
              {mayMakeKeys && (
                <>
                  A website that does not fetch gets them <a href={listHref('stock-targets')}>sent to it</a>.
                </>
              )}
            </>
          }
        >
          {mayMakeKeys && (
            <a className="fc-btn fc-btn--main" href={`${listHref('integrator-keys')}#new-key`}>
              Create a key
            </a>
          )}
        </Head>
        {read && <DealerNav dealers={read.dealers} shown={read.dealer} path={PATH} />}
        {!read?.files && <p className="fc-none">There are no files while the website is closed.</p>}
        {read?.files?.map((file) => (
          <FileCard key={file.file} {...file} />
        ))}
      </>
    )
  },
)
