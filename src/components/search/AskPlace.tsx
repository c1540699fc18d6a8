import { POSTCODE_BOX } from '@/core/dealer/country/postcodeForm'
import { buildSearchHref } from '@/search/list/href'
import { MAX_RADIUS } from '@/search/list/near'
import type { ListState } from '@/search/list/state'
import { t } from '@/lib/words'

/** "Nearest first" was chosen without a place: a form of its own brings the same list from it, without scripts too. */
export function AskPlace({ state }: { state: ListState }) {
  const [action = '', query = ''] = buildSearchHref({ ...state, page: 1 }).split('?')
  return (
    <form className="note askplace" action={action}>
      {[...new URLSearchParams(query), ['radius', String(MAX_RADIUS)]].map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <div className="field">
        <label htmlFor="ask-place">{t('Your postcode, for the nearest first')}</label>
        <input id="ask-place" name="near" {...POSTCODE_BOX} autoComplete="postal-code" required />
      </div>
      <button className="btn btn--brand" type="submit">
        {t('Show')}
      </button>
    </form>
  )
}
