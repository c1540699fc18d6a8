'use client'
import { useState } from 'react'
import { DealerMark } from '@/admin/dealers/DealerMark'
import { Fault } from '@/admin/ask/Fault'
import { post } from '@/admin/ask/ask'
import { Dropdown } from '@/admin/kit/Dropdown'

interface Props {
  dealers: readonly { id: string; name: string; mark: string | null }[]
  /** Empty: all of them. */
  shown: string
}
const ALL = { id: '', name: 'All dealers', mark: null }

/** Lists, Today and new rows are limited to the shown dealer. */
export function DealerSwitch({ dealers, shown }: Props) {
  const [fault, setFault] = useState<string | null>(null)
  const choices = [ALL, ...dealers]
  const now = choices.find(({ id }) => id === shown) ?? ALL

  async function show(dealer: string) {
    const refused = await post('/shown-dealer', { dealer })
    if (refused) setFault(refused)
    // Without its query, which may ask for another dealer.
    else window.location.assign(window.location.pathname)
  }

  return (
    <Dropdown
      className="fc-dealerswitch"
      button={
        <>
          <DealerMark name={now.name} mark={now.mark} />
          <span>
            <span className="fc-sr">Dealer shown: </span>
            {now.name}
          </span>
          <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
            <path d="m7 15 5 5 5-5M7 9l5-5 5 5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </>
      }
    >
      <ul aria-label="Switch dealer">
        {choices.map(({ id, name, mark }) => (
          <li key={id}>
            <button type="button" aria-current={id === shown} onClick={() => void show(id)}>
              <DealerMark name={name} mark={mark} />
              {name}
            </button>
          </li>
        ))}
      </ul>
      <Fault words={fault} />
    </Dropdown>
  )
}
