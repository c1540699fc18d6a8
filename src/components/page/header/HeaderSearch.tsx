import { Icon } from '@/components/ui/Icon'
import { formatNumber } from '@/core/money/format'
import { t } from '@/lib/words'

interface Props {
  total: number
  noun: string
}

/** Searches the stock list. Always visible in the header `search`; the others open it below the header. */
export function HeaderSearch({ total, noun }: Props) {
  return (
    <form className="header__search" role="search" aria-label={t('Site')} action="/search" data-suggest="">
      <label className="sr" htmlFor="hs">
        {t('Search stock')}
      </label>
      <Icon name="search" />
      <input
        id="hs"
        type="search"
        name="query"
        placeholder={t('Search {total} {noun}: make, model, keyword', { total: formatNumber(total), noun })}
        autoComplete="off"
        maxLength={200}
        enterKeyHint="search"
      />
      <kbd>/</kbd>
    </form>
  )
}
