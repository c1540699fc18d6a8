'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { post } from '@/admin/ask/ask'
import { preferenceCall } from '@/lib/payloadContract'
import { LONGEST_NAME, MOST_SAVED, withView, type SavedView } from './savedViews'

interface Props {
  views: SavedView[]
  query: string
  path: string
  preference: string
}

export function SavedViews({ views, query, path, preference }: Props) {
  const router = useRouter()
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')

  async function keep(next: SavedView[], done: string) {
    const fault = await post(preferenceCall(preference), { value: next })
    if (fault) return setMessage('That did not work. Reload the page and try again.')
    setName('')
    setMessage(done)
    router.refresh()
  }
  function save(event: FormEvent) {
    event.preventDefault()
    void keep(withView(views, { name, query }), `Saved as “${name.trim()}”.`)
  }

  return (
    <div className="fc-saved">
      {views.length > 0 && (
        <>
          <p id="saved-views">Your views</p>
          <ul className="fc-views" aria-labelledby="saved-views">
            {views.map((view) => (
              <li key={view.name}>
                <Link
                  prefetch={false}
                  href={`${path}?${view.query}`}
                  aria-current={view.query === query ? 'page' : undefined}
                >
                  {view.name}
                </Link>
                <LiveButton
                  type="button"
                  className="fc-btn fc-btn--text"
                  onClick={() =>
                    void keep(
                      views.filter(({ name: other }) => other !== view.name),
                      `“${view.name}” is removed.`,
                    )
                  }
                >
                  <span aria-hidden="true">×</span>
                  <span className="fc-sr">Remove {view.name}</span>
                </LiveButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {views.length < MOST_SAVED && (
        <details>
          <summary>Save view</summary>
          <form onSubmit={save}>
            <label htmlFor="view-name">Its name</label>
            <input
              id="view-name"
              value={name}
              maxLength={LONGEST_NAME}
              required
              onChange={(event) => setName(event.target.value)}
            />
            <LiveButton className="fc-btn" type="submit" disabled={!name.trim()}>
              Save
            </LiveButton>
          </form>
        </details>
      )}
      <p role="status" className="fc-done">
        {message}
      </p>
    </div>
  )
}
