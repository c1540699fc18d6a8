'use client'
import { useEffect, useRef } from 'react'
import { Dialog } from '@/components/ui/Dialog'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'
import { SaveSearchForm } from './SaveSearchForm'
import type { SaveSearchView } from './saveSearchView'

interface Props {
  view: SaveSearchView
  onClose: () => void
}

export default function SaveSearchDialog({ view, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Dialog className="dlg dlg--save" aria-labelledby="save-title" open onClose={onClose}>
      <div className="sheet__head">
        <h2 id="save-title" tabIndex={-1} ref={heading}>
          {t('Save this search')}
        </h2>
        <button className="icon-btn" type="button" data-close aria-label={t('Close')}>
          <Icon name="close" />
        </button>
      </div>
      <SaveSearchForm view={view} />
    </Dialog>
  )
}
