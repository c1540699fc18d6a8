import { Icon } from '@/components/ui/Icon'
import { formatNumber } from '@/domain/format'

interface Props {
  total: number
  noun: string
}

/** Searches the stock list. Always visible in the header `search`; the others open it below the header. */
export function HeaderSearch({ total, noun }: Props) {
  return (
    <form className="header__search" role="search" aria-label="Site" action="/search" data-suggest="">
      <label className="sr" htmlFor="hs">
        Search stock
      </label>
      <Icon name="search" />
      <input
        id="hs"
        type="search"
        name="query"
        placeholder={`Search ${formatNumber(total)} ${noun}: make, model, keyword`}
        autoComplete="off"
        maxLength={200}
        enterKeyHint="search"
      />
      <kbd>/</kbd>
    </form>
  )
}
