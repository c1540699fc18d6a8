'use client'
import { useId, useState, type DragEvent } from 'react'
import { MAX_PHOTOS, UPLOAD_LIMITS, UPLOAD_TYPES } from '@/features/pictures/limits.rules'

const ACCEPT = [...UPLOAD_TYPES, '.heic', '.heif'].join(',')
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

interface Props {
  room: number
  onFiles: (files: File[]) => void
}

/** Files are chosen, or dropped anywhere on it. */
export function AddPhotos({ room, onFiles }: Props) {
  const hint = useId()
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={isOver ? 'fc-photos__drop is-over' : 'fc-photos__drop'}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <label className="fc-btn fc-photos__choose">
        Add photos
        <input
          id="field-images"
          type="file"
          multiple
          accept={ACCEPT}
          aria-describedby={hint}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      <p id={hint}>
        <span className="fc-photos__mouse">Or drop them here. </span>
        {UPLOAD_LIMITS} Room for {room} more of {MAX_PHOTOS}.
      </p>
    </div>
  )
}
