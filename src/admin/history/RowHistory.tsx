import type { DocumentViewServerProps } from 'payload'
import { idOf } from '@/access/ids'
import { HistoryTable } from './HistoryTable'
import { mayReadHistory } from '@/access/history'
import { PAGE_SIZE, readRowHistory } from './readHistory'

export async function RowHistory({ doc, initPageResult }: DocumentViewServerProps) {
  const { req, collectionConfig } = initPageResult
  const id = idOf(doc)
  if (!req.user || !mayReadHistory(req.user) || !collectionConfig || !id)
    return (
      <div className="fc">
        <p className="fc-none">The history is for administrators of the dealer.</p>
      </div>
    )
  const { lines, total } = await readRowHistory(req.payload, req.user, collectionConfig.slug, id)
  return (
    <div className="fc">
      <h2>History</h2>
      {lines.length > 0 ? (
        <HistoryTable lines={lines} ofRow />
      ) : (
        <p className="fc-none">Nobody has changed it here yet.</p>
      )}
      {total > PAGE_SIZE && (
        <p>
          These are the last {PAGE_SIZE} of {total} changes.
        </p>
      )}
    </div>
  )
}
