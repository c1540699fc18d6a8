'use client'
import { useListDrawer } from '@payloadcms/ui'
import { useMemo } from 'react'
import { pictureUrl } from '@/lib/picture'

const LIBRARY = 'media'

interface Props {
  id: string
  label: string
  address: string | null | undefined
  /** The dealer whose library it is. */
  tenant: unknown
  isLocked: boolean
  describedBy?: string
  onChange(address: string | null): void
}

/** A picture of the library, chosen or uploaded there, and kept as its address. */
export function ChosenPicture({ id, label, address, tenant, isLocked, describedBy, onChange }: Props) {
  const filterOptions = useMemo(
    () => (typeof tenant === 'string' ? { [LIBRARY]: { tenant: { equals: tenant } } } : undefined),
    [tenant],
  )
  const [Library, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: [LIBRARY],
    selectedCollection: LIBRARY,
    filterOptions,
  })
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
              onClick={openDrawer}
            >
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
      <Library
        allowCreate
        onSelect={({ doc }) => {
          if (typeof doc.url === 'string') onChange(doc.url)
          closeDrawer()
        }}
      />
    </>
  )
}
