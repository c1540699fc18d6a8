'use client'
import { useEffect, useRef, useState } from 'react'
import { photosFault } from '@/core/person/photoLimits.rules'
import { t } from '@/lib/words'

/** The browser's own file control in the dealer's look; with scripts it lists the names, and what cannot be sent. */
export function PhotoPicker({ id, room }: { id: string; room: number }) {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const fault = photosFault(files, room)
  // Photos may have been chosen before the page's scripts were there, or be kept by Back.
  useEffect(() => setFiles([...(input.current?.files ?? [])]), [])
  useEffect(() => {
    const form = input.current?.form
    const hold = (event: SubmitEvent) => {
      if (!fault) return
      event.preventDefault()
      input.current?.focus()
    }
    form?.addEventListener('submit', hold)
    return () => form?.removeEventListener('submit', hold)
  }, [fault])
  return (
    <>
      <input
        ref={input}
        id={id}
        name="photos"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-e` : undefined}
        onChange={({ currentTarget }) => setFiles([...(currentTarget.files ?? [])])}
      />
      {fault && (
        <p className="field__err" id={`${id}-e`} role="alert">
          {fault}
        </p>
      )}
      {files.length > 1 && (
        <ul className="photolist__names" aria-label={t('Chosen photos')}>
          {files.map(({ name }, index) => (
            <li key={index}>{name}</li>
          ))}
        </ul>
      )}
    </>
  )
}
