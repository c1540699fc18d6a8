import type { FeedRow } from './feedRows'
import type { IngestOptions } from './push'

/** How the cars of a feed are ingested, as it was opened. */
export function optionsOf({ taking }: Pick<FeedRow, 'taking'>): IngestOptions {
  const { columns, replace } = taking ?? {}
  return {
    mode: 'batch',
    ...(columns ? { columns } : {}),
    ...(replace ? { replace } : {}),
  }
}

export const sourceOfFeed = ({ source }: Pick<FeedRow, 'source'>) => (source ? { source } : {})
