'use client'
import { useId, useState } from 'react'
import { DealerOptions } from '@/admin/fields/options'
import type { Copy } from '@/core/dealer/newDealer'

/** A copy says the same as another website: it is kept out until somebody lets it in. */
function LeftOut({ isCopy }: { isCopy: boolean }) {
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

type Begin = 'plain' | Copy

const CHOICES: { value: Begin; name: string; tells: string }[] = [
  { value: 'plain', name: 'Plain', tells: 'Calm colours and a short menu. Everything can be changed later.' },
  { value: 'look', name: 'The look of another dealer', tells: 'Its colours, fonts and layout.' },
  {
    value: 'everything',
    name: 'A copy of another dealer',
    tells:
      'Its settings, menu, pages, news, models, pictures, rates, reply templates and redirects. Not its people, cars, leads, places, offers, reviews, keys, names, licence or phone numbers.',
  },
]

interface Props {
  dealers: readonly { id: string; name: string }[]
  from: string
}

export function BeginWith({ dealers, from }: Props) {
  const id = useId()
  const [begin, setBegin] = useState<Begin>(from ? 'everything' : 'plain')
  return (
    <>
      <fieldset>
        <legend>Start from</legend>
        {CHOICES.filter(({ value }) => value === 'plain' || dealers.length > 0).map(
          ({ value, name, tells }) => (
            <label key={value}>
              <input
                type="radio"
                name="begin"
                value={value}
                checked={begin === value}
                onChange={() => setBegin(value)}
              />
              <span>
                {name}
                <small>{tells}</small>
              </span>
            </label>
          ),
        )}
      </fieldset>
      {begin !== 'plain' && (
        <>
          <label htmlFor={id}>Which dealer</label>
          <select id={id} name="from" defaultValue={from || dealers[0]?.id}>
            <DealerOptions dealers={dealers} />
          </select>
        </>
      )}
      <LeftOut isCopy={begin === 'everything'} />
    </>
  )
}
