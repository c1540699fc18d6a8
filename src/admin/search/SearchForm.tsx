import { SearchBox } from './SearchBox'

/** A plain form whose response is a page, so that it works before and without scripts. */
export function SearchForm({ id, value, keys }: { id: string; value?: string; keys?: string }) {
  return (
    <form className="fc-find" action="/admin/search" role="search">
      <label className="fc-sr" htmlFor={id}>
        Search cars, people, bookings, offers, pages, places and settings
      </label>
      <SearchBox {...{ id, value }} placeholder={keys ? 'Search everything' : 'Cars, people, pages'} />
      {keys && <kbd aria-hidden="true">{keys}</kbd>}
      <button className="fc-btn" type="submit">
        Search
      </button>
    </form>
  )
}
