'use client'
import { pictureUrl } from '@/lib/picture'
import { useLibrary } from './hooks'

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

/** A picture of the library, chosen or uploaded there, and stored as its address. */
export function ChosenPicture({ id, label, address, tenant, isLocked, describedBy, onChange }: Props) {
  const { drawer, open } = useLibrary(tenant, (url, _alt, row) => onChange(url, row))
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
            <button id={id} type="button" className="fc-btn" aria-describedby={describedBy} onClick={open}>
              {address ? 'Choose another' : 'Choose or upload'}
              <span className="fc-sr">: {label}</span>
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
    </>
  )
}
