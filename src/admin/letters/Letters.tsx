import { mayReadHistory } from '@/access/history'
import { DealerChoice } from '@/admin/fields/options'
import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
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
import { MailFrame } from './MailFrame'

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
  isPlain: boolean
}

function Letter({ sample: { name, mail, sms }, site, isDark, isPlain }: Shown) {
  return (
    <section className="fc-card fc-letter" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <p>{mail.subject}</p>
      </header>
      <div>
        {isPlain ? (
          <pre>{mail.text}</pre>
        ) : (
          <MailFrame
            title={`${name}, as a mail program shows it`}
            html={withOwnPictures(mail.html ?? '', site)}
            isDark={isDark}
          />
        )}
        {sms && (
          <div>
            <h3>SMS</h3>
            <pre>{sms}</pre>
          </div>
        )}
      </div>
    </section>
  )
}

/** Folded on a phone, where it stands above the mail. */
function Kinds({ current, linkTo }: { current: string; linkTo(key: string): string }) {
  return (
    <details className="fc-letters__kinds">
      <summary>{LETTERS[current]?.name}</summary>
      <nav aria-label="Emails">
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
    </details>
  )
}

const samplesOf = async (kind: ListedKind, site: Site): Promise<Sample[]> =>
  kind.samples(await sampleWorld(site), kind.to === 'staff' ? platformLook() : lookOf(site))

const PATH = '/admin/mails'

/** Each mail of the product as this dealer sends it, with invented data. */
export const Letters = screen({ path: PATH, may: mayReadHistory }, async ({ payload, user, query }) => {
  const found = await shownDealer({ payload, user }, query.dealer)
  const site = found && (await siteOfTenant(found.dealer.id))
  const mail = String(query.mail ?? '')
  const key = Object.hasOwn(LETTERS, mail) ? mail : 'receipt'
  const kind = LETTERS[key]
  const isDark = query.dark === '1'
  const isPlain = query.plain === '1'
  const linkTo = (to: string, { dark = isDark, plain = isPlain } = {}) =>
    `${PATH}?${new URLSearchParams({ dealer: found?.dealer.id ?? '', mail: to, ...(dark ? { dark: '1' } : {}), ...(plain ? { plain: '1' } : {}) })}`
  return (
    <>
      <Head
        title="Emails"
        words="Each email as it is sent, with invented data. Logo and colours are those of the website."
      >
        <div className="fc-acts">
          <DealerChoice action={PATH} dealers={found?.dealers ?? []} shown={found?.dealer.id}>
            <input type="hidden" name="mail" value={key} />
          </DealerChoice>
          <a className="fc-btn" href={linkTo(key, { plain: !isPlain })}>
            {isPlain ? 'As a mail' : 'Plain text'}
          </a>
          {!isPlain && (
            <a className="fc-btn" href={linkTo(key, { dark: !isDark })}>
              {isDark ? 'Light' : 'Dark'}
            </a>
          )}
        </div>
      </Head>
      <div className="fc-letters__body">
        <Kinds current={key} linkTo={linkTo} />
        <div>
          {site && kind ? (
            (await samplesOf(kind, site)).map((sample) => (
              <Letter key={sample.name} {...{ sample, site, isDark, isPlain }} />
            ))
          ) : (
            <p className="fc-none">This website is suspended: its mails are shown once it is live again.</p>
          )}
        </div>
      </div>
    </>
  )
})
