'use client'
import { useState } from 'react'

/** A copy says the same as another website: it is kept out until somebody lets it in. */
export function KeptOut({ isCopy }: { isCopy: boolean }) {
  const [own, setOwn] = useState<boolean | null>(null)
  return (
    <fieldset>
      <legend>Search engines</legend>
      <label>
        <input
          type="checkbox"
          name="unlisted"
          checked={own ?? isCopy}
          onChange={({ target }) => setOwn(target.checked)}
        />
        <span>
          Hide this website from search engines
          <small>
            For a sandbox, or a website that is not ready. Switch it off in its settings, under Business and
            legal, when shoppers should find it.
          </small>
        </span>
      </label>
    </fieldset>
  )
}
