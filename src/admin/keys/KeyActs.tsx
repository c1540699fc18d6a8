'use client'
import { useState } from 'react'
import { Fault } from '@/admin/ask/Fault'
import { LiveButton } from '@/admin/ask/LiveButton'
import { ask } from '@/admin/ask/ask'
import { PressButton } from '@/admin/staff/PressButton'
import { OVERLAP_HOURS } from '@/features/keys/apiKeys.rules'
import { ShownKey, shownKeySchema } from './ShownKey'

interface Props {
  id: string
  name: string
  /** A key that ends within a day has been replaced already. */
  isReplaceable: boolean
}

/** Makes a new key with the same rights, while the old one works for another day; or ends the key at once. */
export function KeyActs({ id, name, isReplaceable }: Props) {
  const [made, setMade] = useState('')
  const [fault, setFault] = useState('')

  async function replace() {
    const answer = await ask(`/integrator-keys/${id}/replace`, {})
    setFault(answer.fault ?? '')
    setMade(shownKeySchema.safeParse(answer.data).data?.key ?? '')
  }
  return (
    <>
      <div className="fc-acts">
        {isReplaceable && !made && (
          <LiveButton className="fc-btn" type="button" onClick={() => void replace()}>
            Replace the key
          </LiveButton>
        )}
        <PressButton
          call={`/integrator-keys/${id}/revoke`}
          body={{}}
          label="Revoke the key"
          doing="Revoking"
          ask={`Revoke the key “${name}”? Whoever calls with it is refused from now on, and it cannot be brought back.`}
        />
        <span className="fc-muted">
          {isReplaceable && `A replaced key keeps working for ${OVERLAP_HOURS} hours. `}A revoked key stops at
          once.
        </span>
      </div>
      {made && <ShownKey secret={made} />}
      <Fault words={fault} />
    </>
  )
}
