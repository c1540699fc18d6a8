import { changedPaths } from '@/core/settings/changed'
import { faultsIn } from '@/core/settings/inSection'
import { SECTIONS } from '@/core/settings/sections'

interface Props {
  current: string | undefined
  faults: ReadonlyMap<string, string>
  value: unknown
  saved: unknown
  onOpen(key: string): void
}

function Waiting({ faults, changes }: { faults: number; changes: number }) {
  if (faults) return <em className="fc-set__note is-bad">{faults} to fix</em>
  return changes ? <em className="fc-set__note">{changes} changed</em> : null
}

export function SectionNav({ current, faults, value, saved, onOpen }: Props) {
  return (
    <nav aria-label="Settings">
      <ul>
        {SECTIONS.map((section) => (
          <li key={section.key}>
            <button
              type="button"
              aria-current={section.key === current ? 'true' : undefined}
              onClick={() => onOpen(section.key)}
            >
              {section.title}
              <Waiting
                faults={faultsIn(section, faults, value).length}
                changes={changedPaths(section, value, saved).length}
              />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
