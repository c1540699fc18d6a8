import { alertConsentText } from '@/features/saved-searches/consentText.rules'
import { FREQUENCY_WORDS } from '@/features/saved-searches/frequency.rules'
import { FULL, MOST_PER_ADDRESS } from '@/features/saved-searches/mostPerAddress.rules'
import type { AccountView } from '@/app/(site)/sites/[host]/account/page-data'
import { t } from '@/lib/words'
import { formatNumber } from '@/core/money/format'
import type { FreshCount } from '@/search/cars/fresh'
import { Nothing } from './Nothing'
import type { OwnSearch } from '@/features/saved-searches/ownKinds'

/** The page that the press leads back to says what became of this search. */
function Switch({ search: { id, name }, on }: { search: OwnSearch; on: boolean }) {
  return (
    <form method="post" action="/api/account/searches">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="on" value={on ? '1' : '0'} />
      <input type="hidden" name="redirect" value={`/account?search=${encodeURIComponent(id)}#searches`} />
      <button className="textbtn" type="submit">
        {t(on ? 'Start again' : 'Stop these emails')}
        <span className="sr"> {name}</span>
      </button>
    </form>
  )
}

interface LineProps {
  search: OwnSearch
  on: boolean
  canSwitch: boolean
  count?: FreshCount | undefined
}

function Count({ here, fresh }: FreshCount) {
  return (
    <span>
      {fresh > 0 && <b className="newmark">{t('{fresh} new this week.', { fresh })}</b>}{' '}
      {here === 0 ? t('None here just now.') : t('{here} here now.', { here: formatNumber(here) })}
    </span>
  )
}

function Line({ search, on, canSwitch, count }: LineProps) {
  return (
    <li className="item item--plain">
      <div className="item__txt">
        <a href={search.search ? `/search?${search.search}` : '/search'}>{search.name}</a>
        {count && <Count {...count} />}
      </div>
      <span className="item__mark">{t(on ? FREQUENCY_WORDS[search.frequency].label : 'Stopped')}</span>
      {canSwitch && <Switch search={search} on={!on} />}
    </li>
  )
}

const namedIn = (list: readonly OwnSearch[], reported: string | null): string | undefined =>
  list.find(({ id }) => id === reported)?.name

interface Props extends Pick<AccountView, 'searches' | 'site'> {
  /** The search that a press of its button has just led back from. */
  reported: string | null
}

/** Above "Start again" stands the consent that is stored with the press. */
export function Searches({
  searches: { active, stopped, counts },
  site: { config, tenant },
  reported,
}: Props) {
  const idle = config.features.savedSearches ? stopped : []
  const [going, ended] = [namedIn(active, reported), namedIn(stopped, reported)]
  const isEmpty = !active.length && !idle.length && ended === undefined
  if (isEmpty && !config.features.savedSearches) return null
  const isFull = active.length >= MOST_PER_ADDRESS
  return (
    <section className="own" aria-labelledby="searches">
      <h2 id="searches">{t('Saved searches')}</h2>
      {isEmpty && (
        <Nothing
          icon="search"
          text={t(
            'Save a search, and it stands here with what is new in it. An email comes along if you like.',
          )}
          link={{ label: t('Start a search'), href: '/search' }}
        />
      )}
      {going !== undefined && (
        <p className="note note--good" role="status">
          {t('The emails about “{name}” are on.', { name: going })}
        </p>
      )}
      {ended !== undefined && (
        <p className="note note--good" role="status">
          {t('Stopped: you get no more emails about “{name}”.', { name: ended })}
        </p>
      )}
      {active.length > 0 && (
        <>
          <ul className="items">
            {active.map((search) => (
              <Line key={search.id} search={search} on canSwitch count={counts.get(search.id)} />
            ))}
          </ul>
          <p className="fineprint">{t('Each of their emails has a link that stops them, too.')}</p>
        </>
      )}
      {idle.length > 0 && (
        <>
          <p className="fineprint">
            {isFull
              ? t(FULL, { most: MOST_PER_ADDRESS })
              : t('With “Start again” you agree to: “{text}”', {
                  text: alertConsentText(config, tenant.name),
                })}
          </p>
          <ul className="items">
            {idle.map((search) => (
              <Line key={search.id} search={search} on={false} canSwitch={!isFull} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
