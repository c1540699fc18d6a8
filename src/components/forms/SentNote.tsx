'use client'
import { useSyncExternalStore } from 'react'
import { parseSent } from './sent'

interface Props {
  dealer: string
  promise: string
  /** From the address: a stored message with another reference is not shown. */
  reference: string | null
}

const read = (): string | null => {
  try {
    return sessionStorage.getItem('lead_sent')
  } catch {
    return null
  }
}
const never = () => () => undefined

export function SentNote({ dealer, promise, reference }: Props) {
  const stored = parseSent(useSyncExternalStore(never, read, () => null))
  const sent = stored?.lead_id === reference ? stored : null
  const first = sent?.name.split(/\s+/)[0]
  return (
    <>
      <h1>{first ? `Thanks, ${first}. ${dealer} has it.` : `Thank you. ${dealer} has your message.`}</h1>
      <p>
        {promise}
        {sent?.email && ` A confirmation is on its way to ${sent.email}.`}
      </p>
      <dl>
        {reference && (
          <>
            <dt>Reference</dt>
            <dd>{reference}</dd>
          </>
        )}
        {sent?.about && (
          <>
            <dt>About</dt>
            <dd>
              <a href={sent.back}>{sent.about}</a>
            </dd>
          </>
        )}
      </dl>
    </>
  )
}
