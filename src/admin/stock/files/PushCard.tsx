import type { FileKind } from '@/features/stock/files.rules'
import { plural } from '@/core/money/format'
import type { RehearsalView } from './rehearsalView'

const AFTER: Readonly<Record<FileKind, string>> = {
  full: 'This file goes live as soon as you import it, and cars that it lacks leave the website.',
  update: 'Only cars that are there change, as soon as you import it. No car leaves the website.',
  add: 'Its cars are added and changed as soon as you import it. No car leaves the website.',
}
const SAVED = 'The matched columns are saved for the next file of this name.'

interface Props {
  view: RehearsalView
  mode: FileKind
  isBusy: boolean
  onPush(): void
}

export function PushCard({ view: { reason, counts }, mode, isBusy, onPush }: Props) {
  return (
    <section className="fc-card" aria-labelledby="push-title">
      <header>
        <h2 id="push-title">Import it</h2>
      </header>
      <p>
        {reason
          ? `This file would be held, because ${reason}: nothing of it goes live until somebody releases it. If it is not the whole stock, choose above what it is.`
          : `${AFTER[mode]} ${SAVED}`}
      </p>
      <p className="fc-acts">
        <button
          className="fc-btn fc-btn--main"
          type="button"
          disabled={isBusy || counts.received === 0}
          onClick={onPush}
        >
          Import this file: {plural(counts.received, 'car')}
        </button>
      </p>
    </section>
  )
}
