'use client'
import { type ReactNode, useState } from 'react'

interface Props {
  title: string
  icon: ReactNode
}

/** Share: says how it went, beside its button. */
export function VehicleTools({ title, icon }: Props) {
  const [note, setNote] = useState('')

  const share = async () => {
    const link = { title, url: location.href.split('#')[0] ?? location.href }
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) await navigator.share(link)
      else {
        await navigator.clipboard.writeText(link.url)
        setNote('Link copied')
      }
    } catch {
      // Closing the share sheet is no failure.
    }
  }
  return (
    <>
      <button className="icon-btn icon-btn--line" type="button" aria-label="Share" onClick={share}>
        {icon}
      </button>
      <p className="tools__note" role="status">
        {note}
      </p>
    </>
  )
}
