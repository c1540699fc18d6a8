'use client'
import { Fault } from '@/admin/ask/Fault'
import { plural } from '@/core/money/format'
import { Columns } from './Columns'
import type { FieldChoice } from './fieldChoices'
import { FileBoxes } from './FileBoxes'
import { Outcome } from './Outcome'
import { PushCard } from './PushCard'
import type { RehearsalView } from './rehearsalView'
import { useRehearsal } from './useRehearsal'
import type { WordField } from './wordFields'
import { Words } from './Words'

interface Props {
  dealerships: readonly { id: string; name: string }[]
  fields: readonly FieldChoice[]
  words: readonly WordField[]
}
const outcomeWords = ({ fresh, changed, leaving, refused }: RehearsalView['counts']): string =>
  `It would add ${plural(fresh, 'car')}, change ${changed}, take ${leaving} off the website and refuse ${refused}.`

const NONE: RehearsalView['unknown'] = []

/** Choose a file, map its columns, see what it would do, and only then push it. */
export function RehearsalForm({ dealerships, fields, words }: Props) {
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
