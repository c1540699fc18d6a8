'use client'
import { useRef, useState } from 'react'
import { Fault } from '@/admin/ask/Fault'
import type { ColumnMap } from '@/domain/car/columnMap'
import { plural } from '@/domain/format'
import { pushFile, rehearseFile, type Asked } from './call'
import { Columns, type FieldChoice } from './Columns'
import { Outcome } from './Outcome'
import type { RehearsalView } from './rehearsalView'

interface Props {
  dealerships: readonly { id: string; name: string }[]
  fields: readonly FieldChoice[]
}

/** Choose a file, map its columns, see what it would do, and only then push it. */
export function RehearsalForm({ dealerships, fields }: Props) {
  const [dealership, setDealership] = useState(dealerships[0]?.id ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [view, setView] = useState<RehearsalView | null>(null)
  const [busy, setBusy] = useState('')
  const [fault, setFault] = useState('')
  const turn = useRef(0)

  async function work(doing: string, task: () => Promise<void>) {
    const mine = ++turn.current
    setBusy(doing)
    setFault('')
    try {
      await task()
    } catch (error) {
      if (mine === turn.current) setFault(error instanceof Error ? error.message : String(error))
    }
    if (mine === turn.current) setBusy('')
  }
  const look = (asked: Asked) => {
    if (!asked.map) setView(null)
    const mine = turn.current + 1
    return work('Reading the file …', async () => {
      const seen = await rehearseFile(asked)
      if (mine === turn.current) setView(seen)
    })
  }
  function change(map: ColumnMap) {
    if (!file || !view) return
    setView({ ...view, map })
    void look({ dealership, file, map })
  }
  function push() {
    if (!file || !view) return
    void work('Pushing the file …', async () => {
      const { feed } = await pushFile({ dealership, file, map: view.map })
      window.location.assign(`/admin/collections/stock-feeds/${feed}`)
      // Stays busy until the feed's screen has loaded.
      await new Promise(() => undefined)
    })
  }
  return (
    <>
      <section className="fc-card" aria-labelledby="file-title">
        <header>
          <h2 id="file-title">The file</h2>
        </header>
        <div className="fc-filters">
          {dealerships.length > 1 && (
            <label>
              <span>Dealership</span>
              <select
                value={dealership}
                onChange={({ target }) => {
                  setDealership(target.value)
                  if (file) void look({ dealership: target.value, file })
                }}
              >
                {dealerships.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            <span>CSV or XML, at most 10 MB</span>
            <input
              type="file"
              accept=".csv,.txt,.tsv,.xml,text/csv,text/xml,application/xml"
              onChange={({ target }) => {
                const chosen = target.files?.[0] ?? null
                setFile(chosen)
                setView(null)
                if (chosen) void look({ dealership, file: chosen })
              }}
            />
          </label>
        </div>
        {view && (
          <p className="fc-muted">
            {plural(view.counts.received, 'row')}, {plural(view.columns.length, 'column')}. Read as:{' '}
            {view.readAs}.
          </p>
        )}
        <p role="status" className="fc-muted">
          {busy}
        </p>
        <Fault words={fault} />
      </section>
      {view && (
        <>
          <Columns view={view} fields={fields} isBusy={busy.startsWith('Push')} onChange={change} />
          <Outcome view={view} />
          <section className="fc-card" aria-labelledby="push-title">
            <header>
              <h2 id="push-title">Make it live</h2>
            </header>
            <p>
              {view.reason
                ? `A push of this file would be held, because ${view.reason}: no car leaves the website until somebody releases it. What it says of the cars in it shows at once.`
                : 'A push of this file goes live at once. What the columns are is kept for the next file of this dealership.'}
            </p>
            <p className="fc-acts">
              <button
                className="fc-btn fc-btn--main"
                type="button"
                disabled={busy !== '' || view.counts.received === 0}
                onClick={push}
              >
                Push this file: {plural(view.counts.received, 'car')}
              </button>
            </p>
          </section>
        </>
      )}
    </>
  )
}
