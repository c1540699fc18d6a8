'use client'
import { useState } from 'react'
import { t } from '@/lib/words'

/** The browser's own file control in the dealer's look; with scripts it lists the chosen names. */
export function PhotoPicker({ id }: { id: string }) {
  const [names, setNames] = useState<readonly string[]>([])
  return (
    <>
      <input
        id={id}
        name="photos"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        onChange={({ currentTarget }) => setNames([...(currentTarget.files ?? [])].map(({ name }) => name))}
      />
      {names.length > 1 && (
        <ul className="photolist__names" aria-label={t('Chosen photos')}>
          {names.map((name, index) => (
            <li key={index}>{name}</li>
          ))}
        </ul>
      )}
    </>
  )
}
