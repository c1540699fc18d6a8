import type { StockFileName } from '@/features/stock-files/stockFiles.rules'
import { plural } from '@/core/money/format'
import { Drawing } from '@/admin/frame/FoldedLines'
import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { DealerNav } from '@/admin/frame/DealerNav'
import { dealerAdmins, editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { listHref } from '@/lib/adminHrefs'
import { type Reading, shownDealer } from '@/admin/ownRows'
import { dealerZone } from '@/admin/dealerZone'
import { listMoment } from '@/admin/staffMoment'
import { keyCallsSchema } from '@/features/keys/keyCalls.rules'
import { stockFilesOf } from '@/features/stock-files/list'
import { CopyBox } from '@/admin/fields/CopyBox'
import type { Website } from './leftOutOf'
import { LeftOut } from './LeftOutCars'

/** Drawings of kinds: the marks of other companies are theirs. */
const KINDS = {
  ads: 'm3 11 18-5v12L3 14zm8.6 5.8a3 3 0 1 1-5.8-1.6',
  social:
    'M7 10v12m8-16.12L14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88Z',
  market:
    'm2 7 2-4h16l2 4v2a3 3 0 0 1-5 2 3 3 0 0 1-5 0 3 3 0 0 1-5 0 3 3 0 0 1-5-2zm2 5v9h16v-9m-11 9v-5h6v5',
  other: 'M9 17H7A5 5 0 0 1 7 7h2m6 0h2a5 5 0 1 1 0 10h-2m-7-5h8',
}
const DRAWN: Readonly<Record<string, string>> = {
  'Google vehicle ads': KINDS.ads,
  'Facebook and Instagram': KINDS.social,
  carsales: KINDS.market,
  Autotrader: KINDS.market,
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
        {files.map(({ file, address }) => (
          <div key={file} className="fc-file">
            <label htmlFor={file}>{TAKERS[file][1]}</label>
            <CopyBox id={file} text={address} />
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
  const [{ file, cars, left_out } = { file: '', cars: 0, left_out: [] }] = files
  const id = `${file}-name`
  return (
    <li>
      <section aria-labelledby={id}>
        <details name="websites">
          <summary>
            <span className="fc-sites__mark" aria-hidden="true">
              <Drawing path={DRAWN[name] ?? KINDS.other} />
            </span>
            <h2 id={id}>{name}</h2>
            <span>
              {left_out.length ? `${cars} of ${plural(cars + left_out.length, 'car')}` : plural(cars, 'car')}
            </span>
            <span>
              <span className={status ? 'fc-pill is-good' : 'fc-pill'}>{status || 'Not connected'}</span>
            </span>
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
  // Who may connect websites sees which are connected, though not the keys.
  const all = {
    where: { tenant: { equals: id } },
    depth: 0,
    limit: 500,
    sort: '-createdAt',
    overrideAccess: true,
  }
  const [files, calls, targets, zone] = await Promise.all([
    stockFilesOf(id),
    reading.payload.find({ collection: 'key-calls', ...all }),
    reading.payload.find({ collection: 'stock-targets', ...all }),
    dealerZone(reading.payload, id),
  ])
  const done = calls.docs.flatMap((row) => keyCallsSchema.safeParse(row.calls).data ?? [])
  const statusOf = (file: StockFileName): string => {
    if (targets.docs.some((target) => target.enabled && target.file === file)) return 'Sent to it'
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
          words="Connect a website once: from then on it fetches your cars by itself, without those that are sold, held or reserved."
        />
        {read && <DealerNav dealers={read.dealers} shown={read.dealer} path={PATH} />}
        {read?.websites.length ? (
          <>
            <ul className="fc-card fc-sites">
              {read.websites.map((website) => (
                <WebsiteLine key={website.name} {...website} mayMakeKeys={mayMakeKeys} />
              ))}
            </ul>
            <LeftOut reading={{ payload, user }} websites={read.websites} />
          </>
        ) : (
          <p className="fc-none">There are no files while the website is closed.</p>
        )}
      </>
    )
  },
)
