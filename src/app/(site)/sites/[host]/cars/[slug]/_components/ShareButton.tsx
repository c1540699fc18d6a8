'use client'
import { type ReactNode, useState } from 'react'
import { shareLink } from '@/components/page/shareLink'

interface Props {
  title: string
  icon: ReactNode
}

export function ShareButton({ title, icon }: Props) {
  const [note, setNote] = useState('')

  const share = async () => {
    if (await shareLink(title)) setNote('Link copied')
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
