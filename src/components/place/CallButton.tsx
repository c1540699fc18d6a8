'use client'
import { type ReactNode, useState } from 'react'
import { browserWarn } from '@/lib/browserConsole'

interface Props {
  /** Whose number: `cars/{slug}` or `locations/{slug}`. */
  of: `cars/${string}` | `locations/${string}`
  label: string
  icon: ReactNode
  className?: string
}

const readPhone = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'phone' in body && typeof body.phone === 'string'
    ? body.phone
    : null

/** For dealers that track calls: the first press fetches the number and is counted, the second calls. */
export function CallButton({ of, label, icon, className }: Props) {
  const [phone, setPhone] = useState<string | null>(null)
  const reveal = async () => {
    try {
      const answer = await fetch(`/api/${encodeURI(of)}/phone`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      const reported = readPhone(await answer.json())
      if (!reported) browserWarn('noPhone')
      setPhone(reported)
    } catch {
      browserWarn('phoneFailed')
      setPhone(null)
    }
  }
  if (phone)
    return (
      <a
        className={className}
        href={`tel:${phone.replace(/[^\d+]/g, '')}`}
        // React does not focus a link by autoFocus; the pressed button is gone.
        ref={(link) => link?.focus()}
      >
        {icon}
        {phone}
      </a>
    )
  return (
    <button className={className} type="button" onClick={reveal}>
      {icon}
      {label}
    </button>
  )
}
