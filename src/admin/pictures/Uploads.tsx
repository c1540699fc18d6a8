'use client'
import { plural } from '@/core/money/format'
import type { Upload } from './uploadQueue'

interface Props {
  uploads: readonly Upload[]
  onRetry: (key: number) => void
  onDrop: (key: number) => void
}

const stateWords = ({ state, share, words }: Upload): string => {
  if (state === 'refused') return words
  if (state === 'waiting') return 'Waiting'
  return share < 1 ? `${Math.round(share * 100)} % sent` : 'Uploaded. Processing …'
}

const counted = (uploads: readonly Upload[]): string => {
  const refused = uploads.filter(({ state }) => state === 'refused').length
  const coming = uploads.length - refused
  return [
    ...(coming ? [`${plural(coming, 'photo')} on the way.`] : []),
    ...(refused ? [`${plural(refused, 'photo')} could not be taken. The others are kept.`] : []),
  ].join(' ')
}

export function Uploads({ uploads, onRetry, onDrop }: Props) {
  return (
    <>
      <p role="status" className="fc-photos__coming">
        {counted(uploads)}
      </p>
      {uploads.length > 0 && (
        <ul className="fc-photos__uploads" aria-label="Uploading photos">
          {uploads.map((upload) => {
            const { key, file, state, share, mayRetry } = upload
            const isRefused = state === 'refused'
            return (
              <li key={key} className={isRefused ? 'is-bad' : ''}>
                <b>{file.name}</b>
                <span>{stateWords(upload)}</span>
                {!isRefused && <progress aria-label={`${file.name} sent`} max={1} value={share} />}
                <div className="fc-acts">
                  {isRefused && mayRetry && (
                    <button className="fc-btn" type="button" onClick={() => onRetry(key)}>
                      Try again<span className="fc-sr"> with {file.name}</span>
                    </button>
                  )}
                  <button className="fc-btn fc-btn--text" type="button" onClick={() => onDrop(key)}>
                    {isRefused ? 'Skip' : 'Stop'}
                    <span className="fc-sr"> {file.name}</span>
                  </button>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
