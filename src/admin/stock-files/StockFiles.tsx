import type { LeftOut, StockFileName } from '@/features/stock-files/stockFiles.rules'
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

/** The website that takes a file, and the file's kind. */
const TAKERS: Readonly<Record<StockFileName, readonly [website: string, kind: string]>> = {
  'google-vehicle-ads.tsv': ['Google vehicle ads', 'A table, separated by tabs'],
  'meta-vehicles.csv': ['Facebook and Instagram', 'A table (CSV)'],
  'carsales.csv': ['carsales', 'A table (CSV) with the columns that carsales takes'],
  'autotrader.csv': ['Autotrader', 'A table (CSV) with the columns that Autotrader takes'],
  'stock.csv': ['Other websites', 'A table (CSV)'],
  'stock.json': ['Other websites', 'JSON'],
}

interface Website {
  name: string
  files: ListedFile[]
  /** How it gets its cars; empty for one that gets none. */
  status: string
}

/** The ways to the website's cars: it fetches them with a key, or they are sent to it. */
function Steps({ name, files, mayMakeKeys }: Website & { mayMakeKeys: boolean }) {
  return (
    <ol>
      <li>
        {mayMakeKeys ? (
          <a href={`${listHref('integrator-keys')}#new-key`}>Create a key</a>
        ) : (
          'Your dealer’s admin creates a key'
        )}{' '}
        that may read cars.
      </li>
      <li>
        At {name.startsWith('Other') ? 'the other website' : name}, enter this address, any user name, and the
        key as password.
        {files.map(({ file, address, cars, left_out }) => (
          <div key={file} className="fc-file">
            <label htmlFor={file}>{TAKERS[file][1]}</label>
            <CopyBox id={file} text={address} />
            {files.length > 1 && <b>{plural(cars, 'car')}</b>}
            <LeftOutCars left_out={left_out} />
          </div>
        ))}
      </li>
      {mayMakeKeys && (
        <li>
          If it does not fetch, have the file <a href={listHref('stock-targets')}>sent to it</a>.
        </li>
      )}
    </ol>
  )
}

function WebsiteLine(website: Website & { mayMakeKeys: boolean }) {
  const { name, files, status } = website
  const id = `${files[0]?.file}-name`
  return (
    <li>
      <section aria-labelledby={id}>
        <details name="websites">
          <summary>
            <h2 id={id}>{name}</h2>
            <span>{plural(files[0]?.cars ?? 0, 'car')}</span>
            <span>{status && <span className="fc-pill is-good">{status}</span>}</span>
            <span className="fc-btn">{status ? 'Change' : 'Connect'}</span>
          </summary>
          <Steps {...website} />
        </details>
      </section>
    </li>
  )
}

/** Of a dealer whom the person works for; the first unless they ask for another. No websites while the dealer's own is closed. */
async function readWebsites(reading: Omit<Reading, 'now'>, requested: unknown) {
  const shown = await shownDealer(reading, requested)
  if (!shown) return null
  const { id } = shown.dealer
  const own = { tenant: { equals: id } }
  const [files, calls, targets, zone] = await Promise.all([
    stockFilesOf(id),
    ownRows(reading, 'key-calls', own),
    ownRows(reading, 'stock-targets', own),
    dealerZone(reading.payload, id),
  ])
  const done = calls.flatMap((row) => keyCallsSchema.safeParse(row.calls).data ?? [])
  const statusOf = (file: StockFileName): string => {
    if (targets.some((target) => target.enabled && target.file === file)) return 'Sent to it'
    const times = done.flatMap(({ at, path, status }) =>
      status < 400 && path.includes(`/${file}`) ? at : [],
    )
    return times.length ? `Fetched ${listMoment(Math.max(...times), zone, new Date())}` : ''
  }
  const names = new Set((files ?? []).map(({ file }) => TAKERS[file][0]))
  const websites = [...names].map((name): Website => {
    const its = (files ?? []).filter(({ file }) => TAKERS[file][0] === name)
    return { name, files: its, status: its.map(({ file }) => statusOf(file)).find(Boolean) ?? '' }
  })
  return { ...shown, websites }
}

const PATH = '/admin/stock-files'

export const StockFiles = screen(
  { path: PATH, may: (user) => worksAs(staffOf(user), editors) },
  async ({ payload, user, query }) => {
    const read = await readWebsites({ payload, user }, query.dealer)
    const mayMakeKeys = worksAs(staffOf(user), dealerAdmins)
    return (
      <>
        <Head
          title="Cars on other websites"
          words="Google, Facebook and classified websites get your cars by themselves. A car that is sold, held or reserved leaves them at once."
        />
        {read && <DealerNav dealers={read.dealers} shown={read.dealer} path={PATH} />}
        {read?.websites.length ? (
          <ul className="fc-card fc-sites">
            {read.websites.map((website) => (
              <WebsiteLine key={website.name} {...website} mayMakeKeys={mayMakeKeys} />
            ))}
          </ul>
        ) : (
          <p className="fc-none">There are no files while the website is closed.</p>
        )}
      </>
    )
  },
)
