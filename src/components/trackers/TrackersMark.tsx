import { companiesOf, type TrackersConfig } from '@/domain/trackers/trackersConfig'

interface Props {
  nonce: string | undefined
  trackers: TrackersConfig
}

/** By this the server's policy of the page lets its companies in, and those of no other page (server/csp.ts). */
export const TrackersMark = ({ nonce, trackers }: Props) => (
  // Browsers hide the nonce attribute, so hydration would report a mismatch.
  <script
    type="application/json"
    nonce={nonce}
    suppressHydrationWarning
    data-trackers={companiesOf(trackers).join(' ')}
  />
)
