import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayReadHistory } from '@/access/history'
import { DealerOptions } from '@/admin/fields/options'
import { shownDealer } from '@/admin/ownRows'
import { siteOfTenant } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import { carCard } from '@/core/letter/carCard'
import type { SampleWorld } from '@/core/letter/letter'
import { lookOf } from '@/core/letter/look'
import type { ListedKind, Sample } from '@/core/letter/mail'
import { platformLook } from '@/core/letter/rows/mailStaff'
import { listCars } from '@/search/cars/list'
import { emptySearch } from '@/search/list/state'
import { LETTERS } from './kinds'

const GROUPS = [
  ['shopper', 'To shoppers'],
  ['dealer', 'To the dealership'],
  ['staff', 'To staff, from the platform'],
] as const

const NO_CAR = {
  ...{ name: '2023 Example Tourer', slug: 'example', stocknum: 'T-100', facts: '', price: '$45,990' },
  ...{ url: '', picture: null },
}

/** About a car of the dealer, and about nobody. */
async function sampleWorld(site: Site): Promise<SampleWorld> {
  const { hits } = await listCars(site, emptySearch())
  const car = hits.find(({ primary_image_url }) => primary_image_url) ?? hits[0]
  return {
    site,
    now: new Date(),
    car: car
      ? { ...carCard(car, site), slug: car.slug, stocknum: car.stocknum }
      : { ...NO_CAR, url: `${site.origin}/cars/${NO_CAR.slug}` },
  }
}

/** The admin's pages show pictures of its own address alone. */
const withOwnPictures = (html: string, { origin }: Site): string =>
  html.replaceAll(`src="${origin}/`, 'src="/')

interface Shown {
  sample: Sample
  site: Site
  isDark: boolean
}

function Letter({ sample: { name, mail, sms }, site, isDark }: Shown) {
  return (
    <section className="fc-card fc-letter" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <p>{mail.subject}</p>
      </header>
      <div>
        <iframe
          title={`${name}, as a mail program shows it`}
          sandbox=""
          srcDoc={withOwnPictures(mail.html ?? '', site)}
          style={{ colorScheme: isDark ? 'dark' : 'light' }}
        />
        <div>
          <h3>Plain text</h3>
          <pre>{mail.text}</pre>
          {sms && (
            <>
              <h3>SMS</h3>
              <pre>{sms}</pre>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

function Kinds({ current, linkTo }: { current: string; linkTo(key: string): string }) {
  return (
    <nav className="fc-letters__kinds" aria-label="Mails">
      {GROUPS.map(([to, label]) => (
        <div key={to}>
          <h2>{label}</h2>
          <ul>
            {Object.entries(LETTERS)
              .filter(([, kind]) => kind.to === to)
              .map(([key, { name }]) => (
                <li key={key}>
                  <a href={linkTo(key)} aria-current={key === current ? 'page' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

const samplesOf = async (kind: ListedKind, site: Site): Promise<Sample[]> =>
  kind.samples(await sampleWorld(site), kind.to === 'staff' ? platformLook() : lookOf(site))

/** Each mail of the product as this dealer sends it, with data of nobody. */
export async function Letters({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Fmails')
  if (!mayReadHistory(user)) notFound()
  const found = await shownDealer({ payload, user }, searchParams?.dealer)
  const site = found && (await siteOfTenant(found.dealer.id))
  const asked = String(searchParams?.mail ?? '')
  const key = Object.hasOwn(LETTERS, asked) ? asked : 'receipt'
  const kind = LETTERS[key]
  const isDark = searchParams?.dark === '1'
  const linkTo = (mail: string, dark = isDark) =>
    `/admin/mails?${new URLSearchParams({ dealer: found?.dealer.id ?? '', mail, ...(dark ? { dark: '1' } : {}) })}`
  return (
    <DefaultTemplate {...{ i18n, params, payload, permissions, searchParams, user, visibleEntities }}>
      <div className="fc">
        <header className="fc-head">
          <div>
            <h1>Mails</h1>
            <p>Each mail as it is sent, with data of nobody. Logo and colours are those of the website.</p>
          </div>
          <div className="fc-acts">
            {found && found.dealers.length > 1 && (
              <form className="fc-acts" action="/admin/mails">
                <input type="hidden" name="mail" value={key} />
                <label className="fc-acts">
                  <span>Dealer</span>
                  <select name="dealer" defaultValue={found.dealer.id}>
                    <DealerOptions dealers={found.dealers} />
                  </select>
                </label>
                <button className="fc-btn" type="submit">
                  Show
                </button>
              </form>
            )}
            <a className="fc-btn" href={linkTo(key, !isDark)}>
              {isDark ? 'Light' : 'Dark'}
            </a>
          </div>
        </header>
        <div className="fc-letters__body">
          <Kinds current={key} linkTo={linkTo} />
          <div>
            {site && kind ? (
              (await samplesOf(kind, site)).map((sample) => (
                <Letter key={sample.name} {...{ sample, site, isDark }} />
              ))
            ) : (
              <p className="fc-none">This website is suspended: its mails are shown once it is live again.</p>
            )}
          </div>
        </div>
      </div>
    </DefaultTemplate>
  )
}
