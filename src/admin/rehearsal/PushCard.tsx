import { plural } from '@/domain/format'
import type { RehearsalView } from './rehearsalView'

interface Props {
  view: RehearsalView
  isBusy: boolean
  onPush(): void
}

export function PushCard({ view: { reason, counts }, isBusy, onPush }: Props) {
  return (
    <section className="fc-card" aria-labelledby="push-title">
      <header>
        <h2 id="push-title">Import it</h2>
      </header>
      <p>
        {reason
          ? `A push of this file would be held, because ${reason}: nothing of it goes live until somebody releases it.`
          : 'This file goes live as soon as you import it. The matched columns are saved for the next file of this dealership.'}
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
