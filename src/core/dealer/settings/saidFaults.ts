import { placeWords } from '@/lib/plainFault'
import { settingFaults } from './faults'
import { faultsIn } from './inSection'
import { oldFaults } from './limits/limitFaults'
import { SECTIONS } from './sections'

/**
 * What keeps settings from being saved in place of the stored ones, by the names that staff see; where no form has the
 * setting, by its own in plain words.
 */
export function saidFaults(settings: unknown, saved: unknown = null): string[] {
  const old = oldFaults(settings, saved)
  const faults = new Map([...settingFaults(settings)].filter(([path]) => !old.has(path)))
  const placed = SECTIONS.flatMap((section) =>
    faultsIn(section, faults, settings).map((one) => ({ ...one, section: section.title })),
  )
  const known = new Set(placed.map(({ path }) => path))
  return [
    ...placed.map(({ section, label, fault }) => `${section}, ${label}: ${fault}`),
    ...[...faults]
      .filter(([path]) => !known.has(path))
      .map(([path, fault]) => `${placeWords(path.split('.'))}: ${fault}`),
  ]
}
