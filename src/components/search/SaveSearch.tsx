'use client'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '@/components/ui/lazyPart'
import { isPlainClick } from '@/lib/dom'
import type { SaveSearchView } from './saveSearchView'

const SaveSearchDialog = lazyPart(() => import('./SaveSearchDialog'))

interface Props {
  view: SaveSearchView | null
  className: string
  children: ReactNode
}

export function SaveSearch({ view, className, children }: Props) {
  const [open, setOpen] = useState(false)
  if (!view) return null
  return (
    <>
      <a
        className={className}
        href={view.href}
        rel="nofollow"
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </a>
      {open && (
        <Suspense>
          <SaveSearchDialog view={view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
