'use client'
import { FILE_KINDS, type FileKind } from '@/features/stock/files.rules'
import { plural } from '@/core/money/format'
import { Fault } from '@/admin/ask/Fault'
import type { RehearsalView } from './rehearsalView'
import { Columns } from './Columns'
import type { FieldChoice, WordField } from './fieldChoices'
import { Outcome } from './Outcome'
import { useRehearsal } from './useRehearsal'
import { Words } from './Words'

interface FileBoxesProps {
  dealerships: readonly { id: string; name: string }[]
  dealership: string
  onDealership(id: string): void
  mode: FileKind
  onMode(mode: FileKind): void
  onFile(file: File | null): void
}

function FileBoxes({ dealerships, dealership, onDealership, mode, onMode, onFile }: FileBoxesProps) {
  return (
    <div className="fc-filters">
      {dealerships.length > 1 && (
        <label>
          <span>Dealership</span>
          <select value={dealership} onChange={({ target }) => onDealership(target.value)}>
            {dealerships.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span>What the file is</span>
        <select
          value={mode}
          onChange={({ target }) =>
            FILE_KINDS.forEach(({ value }) => value === target.value && onMode(value))
          }
        >
          {FILE_KINDS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>CSV, XML or JSON, also packed, at most 10 MB</span>
        <input
          type="file"
          accept=".csv,.txt,.tsv,.xml,.json,.ndjson,.zip,.gz,text/csv,text/xml,application/xml,application/json"
          onChange={({ target }) => onFile(target.files?.[0] ?? null)}
        />
      </label>
    </div>
  )
}

const AFTER: Readonly<Record<FileKind, string>> = {
  full: 'This file goes live as soon as you import it, and cars that it lacks leave the website.',
  update: 'Only cars that are there change, as soon as you import it. No car leaves the website.',
  add: 'Its cars are added and changed as soon as you import it. No car leaves the website.',
}
const SAVED = 'The matched columns are saved for the next file of this name.'

interface PushCardProps {
  view: RehearsalView
  mode: FileKind
  isBusy: boolean
  onPush(): void
}

function PushCard({ view: { reason, counts }, mode, isBusy, onPush }: PushCardProps) {
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

interface RehearsalFormProps {
  dealerships: readonly { id: string; name: string }[]
  fields: readonly FieldChoice[]
  words: readonly WordField[]
}
const outcomeWords = ({ fresh, changed, leaving, refused }: RehearsalView['counts']): string =>
  `It would add ${plural(fresh, 'car')}, change ${changed}, take ${leaving} off the website and refuse ${refused}.`

const NONE: RehearsalView['unknown'] = []

/** Choose a file, map its columns, see what it would do, and only then push it. */
export function RehearsalForm({ dealerships, fields, words }: RehearsalFormProps) {
  const { dealership, mode, view, busy, fault, ...does } = useRehearsal(dealerships[0]?.id ?? '')
  return (
    <>
      <section className="fc-card" aria-labelledby="file-title">
        <header>
          <h2 id="file-title">The file</h2>
        </header>
        <FileBoxes
          dealerships={dealerships}
          dealership={dealership}
          onDealership={does.chooseDealership}
          mode={mode}
          onMode={does.chooseMode}
          onFile={does.chooseFile}
        />
        {view && (
          <p className="fc-muted">
            {plural(view.counts.received, 'row')}, {plural(view.columns.length, 'column')}. Columns:{' '}
            {view.readAs}.
          </p>
        )}
        {view && view.notes.length > 0 && (
          <ul className="fc-muted">
            {view.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {view && (
          <p>
            {outcomeWords(view.counts)} <a href="#outcome-title">See the preview</a>
          </p>
        )}
        <p role="status" className="fc-muted">
          {busy}
        </p>
        <Fault words={fault} />
      </section>
      <Words
        key={dealership}
        dealership={dealership}
        isFileRead={view !== null}
        unknown={view?.unknown ?? NONE}
        fields={words}
        onChange={does.lookAgain}
      />
      {view && (
        <>
          <Columns
            view={view}
            fields={fields}
            isBusy={busy.startsWith('Import')}
            onChange={does.changeColumns}
          />
          <Outcome view={view} />
          <PushCard view={view} mode={mode} isBusy={busy !== ''} onPush={does.push} />
        </>
      )}
    </>
  )
}
