'use client'
import { useState } from 'react'
import { copyLink, pageAddress } from '@/components/page/shareLink'
import { Dialog } from '@/components/ui/Dialog'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'

interface Props {
  title: string
  slug: string
  onClose: () => void
}

export default function ShareDialog({ title, slug, onClose }: Props) {
  const [note, setNote] = useState('')
  const copy = async () => {
    setNote(
      (await copyLink()) ? t('Link copied') : t('Your browser did not allow it: copy the address above.'),
    )
  }
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(pageAddress())}`
  return (
    <Dialog open className="dlg dlg--save" aria-labelledby="share-title" onClose={onClose}>
      <div className="sheet__head">
        <h2 id="share-title">{t('Share this {title}', { title })}</h2>
        <button className="icon-btn" type="button" aria-label={t('Close')} data-close>
          <Icon name="close" />
        </button>
      </div>
      <div className="share__in">
        <figure>
          <img
            src={`/api/cars/${encodeURIComponent(slug)}/qr`}
            width="180"
            height="180"
            alt={t('QR code of this page')}
          />
          <figcaption>{t('Point your phone’s camera at it to open this page there.')}</figcaption>
        </figure>
        <div className="share__ways">
          <div className="field">
            <label htmlFor="share-link">{t('Link to this page')}</label>
            <input id="share-link" readOnly value={pageAddress()} />
          </div>
          <button className="btn btn--brand btn--wide" type="button" onClick={copy}>
            {t('Copy link')}
          </button>
          <a className="btn btn--line btn--wide" href={mail}>
            {t('Email it')}
          </a>
          <p role="status">{note}</p>
        </div>
      </div>
    </Dialog>
  )
}
