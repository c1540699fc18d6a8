'use client'
import { FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'
import { pictureUrl } from '@/lib/picture'
import { reordered } from '@/lib/reordered'
import { picturesOf } from './pictures'

const ADDRESS = /^(https?:\/\/\S+|\/\S+)$/

export function PicturesField({ path, field, readOnly }: JSONFieldClientProps) {
  const { value, setValue, errorMessage, showError } = useField<unknown>({ path })
  const [address, setAddress] = useState('')
  const pictures = picturesOf(value)
  const locked = readOnly === true || field.admin?.readOnly === true

  function add() {
    setValue([...pictures, { image: { url: address.trim() } }])
    setAddress('')
  }

  return (
    <div className="field-type fc fc--field">
      <FieldLabel label={field.label} path={path} required={field.required} as="span" />
      {pictures.length === 0 && <p className="fc-muted">No pictures yet. Shoppers see “Photos coming”.</p>}
      <ol className="fc-pics">
        {pictures.map((picture, at) => (
          <li key={picture.image.url}>
            <img
              src={pictureUrl(picture.image.url, 320, 'webp')}
              alt={picture.alt ?? `Picture ${at + 1}`}
              width={160}
              height={107}
              loading="lazy"
            />
            <span>{at === 0 ? 'First: on the card' : `Picture ${at + 1}`}</span>
            {!locked && (
              <div>
                <button
                  type="button"
                  className="fc-btn fc-btn--text"
                  disabled={at === 0}
                  onClick={() => setValue(reordered(pictures, at, at - 1))}
                >
                  Earlier<span className="fc-sr">, picture {at + 1}</span>
                </button>
                <button
                  type="button"
                  className="fc-btn fc-btn--text"
                  disabled={at === pictures.length - 1}
                  onClick={() => setValue(reordered(pictures, at, at + 1))}
                >
                  Later<span className="fc-sr">, picture {at + 1}</span>
                </button>
                <button
                  type="button"
                  className="fc-btn fc-btn--text"
                  onClick={() => setValue(pictures.filter((_, index) => index !== at))}
                >
                  Remove<span className="fc-sr"> picture {at + 1}</span>
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {!locked && (
        <div className="fc-acts">
          <input
            aria-label="Address of a picture"
            placeholder="https://… or an address from the library"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <button type="button" className="fc-btn" disabled={!ADDRESS.test(address.trim())} onClick={add}>
            Add picture
          </button>
        </div>
      )}
      {showError && (
        <p className="fc-fault" role="alert">
          {errorMessage}
        </p>
      )}
    </div>
  )
}
