import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { openLines } from '@/admin/frame/openLines'
import { requestedFor } from './searchTerms'
import { SearchForm } from './SearchForm'
import { searchFor } from './searchFor'

const emptyWords = (typed: string, isRequested: boolean): string => {
  if (isRequested)
    return `Nothing here matches “${typed}”. Try a part of the name, or the stock number alone.`
  return 'A stock number, a number plate, a name, a phone number or a title: two letters are enough.'
}

export const Search = screen({ path: '/admin/search', may: () => true }, async (visit) => {
  const { payload, user, query } = visit
  const requested = requestedFor(query.q)
  const groups = requested ? await searchFor({ payload, user }, requested, openLines(visit)) : []
  return (
    <>
      <Head title="Search">
        <SearchForm id="search-page-box" value={requested?.text} />
      </Head>
      {groups.map(({ title, hits }) => (
        <section key={title} className="fc-card" aria-label={title}>
          <header>
            <h2>{title}</h2>
          </header>
          <ul className="fc-found">
            {hits.map((hit) => (
              <li key={hit.href}>
                <a href={hit.href}>{hit.title}</a>
                <small>{hit.detail}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p role="status">{emptyWords(requested?.text ?? '', requested !== null)}</p>}
    </>
  )
})
