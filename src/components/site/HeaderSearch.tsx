import { Icon } from '@/components/ui/Icon'

interface Props {
  total: number
  noun: string
}

/** Words to the stock list; shown by the header named `search`. The `/` key goes there. */
export function HeaderSearch({ total, noun }: Props) {
  return (
    <form className="header__search" role="search" aria-label="Site" action="/search">
      <label className="sr" htmlFor="hs">
        Search stock
      </label>
      <Icon name="search" />
      <input
        id="hs"
        type="search"
        name="query"
        placeholder={`Search ${total} ${noun}: make, model, keyword`}
        autoComplete="off"
      />
      <kbd>/</kbd>
    </form>
  )
}
