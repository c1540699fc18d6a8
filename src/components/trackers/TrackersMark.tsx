import { companiesOf, type TrackersConfig } from '@/core/dealer/config/trackersConfig'

interface Props {
  nonce: string | undefined
  trackers: TrackersConfig
}

/** Marks the page, so that only its content security policy allows the trackers' hosts (server/csp.ts). */
export const TrackersMark = ({ nonce, trackers }: Props) => (
  // Browsers hide the nonce attribute, so hydration would report a mismatch.
  <script
    type="application/json"
    nonce={nonce}
    suppressHydrationWarning
    data-trackers={companiesOf(trackers).join(' ')}
  />
)
