'use client'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/Icon'
import { SaveSearchForm } from './SaveSearchForm'
import type { SaveSearchView } from './saveSearchView'

interface Props {
  view: SaveSearchView
  onClose: () => void
}

/** Escape, the cross and a click beside it close it; the browser gives the focus back to the link that opened it. */
export default function SaveSearchDialog({ view, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    heading.current?.focus()
  }, [])
  return (
    <dialog className="dlg dlg--save" aria-labelledby="save-title" ref={dialog} onClose={onClose}>
      <div className="sheet__head">
        <h2 id="save-title" tabIndex={-1} ref={heading}>
          Save this search
        </h2>
        <button className="icon-btn" type="button" data-close aria-label="Close">
          <Icon name="close" />
        </button>
      </div>
      <SaveSearchForm view={view} />
    </dialog>
  )
}
