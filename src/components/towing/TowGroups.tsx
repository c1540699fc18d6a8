import { Icon } from '@/components/ui/Icon'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { formatNumber } from '@/core/money/format'
import { type Fit, MATCHES, type Match, ofMatch } from '@/features/towing/towing.rules'
import { phrase, t } from '@/lib/words'
import { TowCard } from './TowCard'

const HEADS: Record<Match, readonly [title: string, text: string]> = {
  roomy: [
    phrase('With room to spare'),
    phrase('Loaded to its full mass, at least a tenth of the limit is left over.'),
  ],
  close: [phrase('Up to the limit'), phrase('It may be loaded to its full mass, and little is left over.')],
  part: [phrase('Only partly loaded'), phrase('Light enough when empty: weigh what you pack.')],
  no: [phrase('Too heavy'), phrase('Over a limit, or with too little left to pack for a trip.')],
}

/** Two rows of four on a large screen. On a phone a row is swiped. */
const SHOWN_AT_FIRST = 8

interface Props {
  fits: readonly Fit[]
  shows: 'towed' | 'pulls'
  config: TenantConfig
}

function Cards({ fits, ...props }: Props) {
  return (
    <ul className="towcards swipes" data-n={fits.length} data-scroll="">
      {fits.map((fit) => (
        <TowCard key={fit.car.id} fit={fit} {...props} />
      ))}
    </ul>
  )
}

function Group({ match, fits, ...props }: Props & { match: Match }) {
  const first = match === 'no' ? [] : fits.slice(0, SHOWN_AT_FIRST)
  const rest = fits.slice(first.length)
  const [title, text] = HEADS[match]
  return (
    <section className="towgroup">
      <h3>
        {t(title)} <span>{formatNumber(fits.length)}</span>
      </h3>
      <p>{t(text)}</p>
      {first.length > 0 && <Cards fits={first} {...props} />}
      {rest.length > 0 && (
        <details className="towmore">
          <summary className="btn btn--line">
            <Icon name="plus" />
            {t(first.length > 0 ? 'Show {count} more' : 'Show all {count}', { count: rest.length })}
          </summary>
          <Cards fits={rest} {...props} />
        </details>
      )}
    </section>
  )
}

export const TowGroups = (props: Props) =>
  MATCHES.map((match) => {
    const fits = ofMatch(props.fits, match)
    return fits.length > 0 && <Group key={match} {...props} match={match} fits={fits} />
  })
