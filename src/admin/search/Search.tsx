import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { askedFor } from './asked'
import { SearchForm } from './SearchForm'
import { searchFor } from './searchFor'

const emptyWords = (typed: string, isAsked: boolean): string => {
  if (isAsked) return `Nothing here matches “${typed}”. Try a part of the name, or the stock number alone.`
  return 'A stock number, a number plate, a name, a phone number or a title: two letters are enough.'
}

export async function Search({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Fsearch')
  const asked = askedFor(searchParams?.q)
  const groups = asked ? await searchFor({ payload, user }, asked) : []
  return (
    <DefaultTemplate
      i18n={i18n}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <div className="fc">
        <header className="fc-head">
          <div>
            <h1>Search</h1>
          </div>
          <SearchForm id="search-page-box" value={asked?.text} />
        </header>
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
        {groups.length === 0 && <p role="status">{emptyWords(asked?.text ?? '', asked !== null)}</p>}
      </div>
    </DefaultTemplate>
  )
}
