import { FILE_KINDS, type FileKind } from '@/features/stock/files.rules'

interface Props {
  dealerships: readonly { id: string; name: string }[]
  dealership: string
  onDealership(id: string): void
  mode: FileKind
  onMode(mode: FileKind): void
  onFile(file: File | null): void
}

export function FileBoxes({ dealerships, dealership, onDealership, mode, onMode, onFile }: Props) {
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
