'use client'
import { PublishButton } from '@payloadcms/ui'
import type { PublishButtonClientProps } from 'payload'
import type { MouseEvent } from 'react'

/** What the form says is against a rule goes live only after a question. */
export function PublishAsking(props: PublishButtonClientProps) {
  const ask = (event: MouseEvent) => {
    const musts = Number(document.querySelector('[data-musts]')?.getAttribute('data-musts') ?? 0)
    const what = musts === 1 ? 'One thing is' : `${musts} things are`
    if (!musts || window.confirm(`${what} against an advertising rule. Publish all the same?`)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div onClickCapture={ask}>
      <PublishButton {...props} />
    </div>
  )
}
