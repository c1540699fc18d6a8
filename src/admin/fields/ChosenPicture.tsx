'use client'
import { pictureUrl } from '@/lib/picture'
import { useLibrary, useUpload } from './hooks'

interface Props {
  id: string
  label: string
  address: string | null | undefined
  tenant: unknown
  isLocked: boolean
  describedBy?: string
  /** With the row of the library that was chosen. */
  onChange(address: string | null, id?: string): void
}

/** A picture that is uploaded into the library or chosen there, and stored as its address or by its row. */
export function ChosenPicture({ id, label, address, tenant, isLocked, describedBy, onChange }: Props) {
  const choose = (url: string, _alt: string | null, row: string) => onChange(url, row)
  const { drawer, open } = useLibrary(tenant, choose)
  const upload = useUpload(tenant, choose)
  return (
    <>
      <div className="fc-chosen">
        {address && (
          <img
            src={pictureUrl(address, 320, 'webp')}
            alt="The picture now"
            width={160}
            height={107}
            loading="lazy"
          />
        )}
        {!isLocked && (
          <div className="fc-acts">
            <button
              id={id}
              type="button"
              className="fc-btn"
              aria-describedby={describedBy}
              onClick={upload.open}
            >
              {address ? 'Upload another' : 'Upload'}
              <span className="fc-sr">: {label}</span>
            </button>
            <button type="button" className="fc-btn" onClick={open}>
              From the library<span className="fc-sr">: {label}</span>
            </button>
            {address && (
              <button type="button" className="fc-btn fc-btn--text" onClick={() => onChange(null)}>
                Remove<span className="fc-sr"> {label}</span>
              </button>
            )}
          </div>
        )}
      </div>
      {drawer}
      {upload.drawer}
    </>
  )
}
