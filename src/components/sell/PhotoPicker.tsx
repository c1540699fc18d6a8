'use client'
import { useState } from 'react'
import { t } from '@/lib/words'

/** The browser's own control in the dealer's look; where there is code, with the names of what was chosen. */
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
