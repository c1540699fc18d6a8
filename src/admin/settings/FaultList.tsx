import type { SettingSection } from '@/core/settings/field'
import { faultsIn } from '@/core/settings/inSection'

interface Props {
  value: unknown
  sections: readonly SettingSection[]
  faults: ReadonlyMap<string, string>
  /** They were stored before the limit was drawn, and block nothing. */
  isOld?: boolean
  onOpen(key: string): void
}

const OLD = 'Saved earlier, and not valid:'

export function FaultList({ value, sections, faults, isOld = false, onOpen }: Props) {
  const places = sections.flatMap((section) =>
    faultsIn(section, faults, value).map((fault) => ({ section, ...fault })),
  )
  if (!places.length) return null
  return (
    <div className={isOld ? 'fc-alert' : 'fc-alert is-bad'} role="status">
      <div>
        <b>{isOld ? OLD : `Not saved until ${places.length === 1 ? 'this is' : 'these are'} right:`}</b>
        <ul>
          {places.map(({ section, label, path, fault }) => (
            <li key={path}>
              <button type="button" className="fc-btn fc-btn--text" onClick={() => onOpen(section.key)}>
                {section.title}, {label}
              </button>
              {fault}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
