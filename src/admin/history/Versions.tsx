import type { DocumentViewServerProps } from 'payload'
import { changeOf } from '@/access/audit'
import { idOf, recordOf } from '@/access/ids'
import { rowHref } from '@/lib/adminHrefs'
import { HistoryTable } from './HistoryTable'
import { linesOf } from './lines'
import { versionStates } from './versionStates'

/** Each version has its own, and none says anything of the text. */
const BESIDE = ['_status', 'createdAt', 'updatedAt', 'deletedAt']
const shownOf = (version: unknown) =>
  Object.fromEntries(Object.entries(recordOf(version)).filter(([name]) => !BESIDE.includes(name)))

/**
 * What a page, post or offer said before, the newest first: by the dealer's clock, and with what each version changed in words.
 * Payload's own list has the browser's clock and nothing but moments.
 */
export async function Versions({ doc, hasPublishedDoc, initPageResult }: DocumentViewServerProps) {
  const { req, collectionConfig } = initPageResult
  const id = idOf(doc)
  if (!req.user || !collectionConfig || !id) return null
  const { docs } = await req.payload.findVersions({
    ...{ collection: collectionConfig.slug, where: { parent: { equals: id } }, sort: '-updatedAt' },
    ...{ depth: 0, pagination: false, overrideAccess: false, user: req.user, req },
  })
  const versions = docs.map((row) => ({ ...row, saved: recordOf(row.version) }))
  const states = versionStates(
    versions.map((row) => ({
      status: row.saved._status,
      isStored: recordOf(row).autosave === true,
    })),
    hasPublishedDoc,
  )
  const entries = versions.map(({ id: version, saved, updatedAt }, at) => {
    const before = versions[at + 1]?.saved
    return {
      ...{ id: String(version), tenant: idOf(saved.tenant), createdAt: updatedAt, what: states[at] ?? '' },
      ...{ entity: collectionConfig.slug, doc_id: id, doc_title: null, user_id: null, who: '', via: '' },
      diff: before ? changeOf(collectionConfig, shownOf(before), shownOf(saved)) : {},
    }
  })
  const lines = await linesOf(req.payload, req.user, entries)
  return (
    <div className="fc">
      <h2>Versions</h2>
      {lines.length > 0 ? (
        <HistoryTable
          lines={lines}
          ofRow
          versionHref={(line) => `${rowHref(collectionConfig.slug, id)}/versions/${line.id}`}
        />
      ) : (
        <p className="fc-none">Nobody has saved it yet.</p>
      )}
    </div>
  )
}
