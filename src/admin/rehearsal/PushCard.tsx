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
        <h2 id="push-title">Make it live</h2>
      </header>
      <p>
        {reason
          ? `A push of this file would be held, because ${reason}: no car leaves the website until somebody releases it. What it says of the cars in it shows at once.`
          : 'A push of this file goes live at once. What the columns are is kept for the next file of this dealership.'}
      </p>
      <p className="fc-acts">
        <button
          className="fc-btn fc-btn--main"
          type="button"
          disabled={isBusy || counts.received === 0}
          onClick={onPush}
        >
          Push this file: {plural(counts.received, 'car')}
        </button>
      </p>
    </section>
  )
}
