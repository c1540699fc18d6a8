import { placeWords } from '@/lib/plainFault'
import { settingFaults } from './faults'
import { faultsIn } from './inSection'
import { oldFaults } from './limits/limitFaults'
import { SECTIONS } from './sections'

/** What is said of each place, after its section and its label as staff see them; where no form has the setting, its own name in plain words. */
export function placedWords(words: ReadonlyMap<string, string>, settings: unknown): string[] {
  const placed = SECTIONS.flatMap((section) =>
    faultsIn(section, words, settings).map((one) => ({ ...one, section: section.title })),
  )
  const known = new Set(placed.map(({ path }) => path))
  return [
    ...placed.map(({ section, label, fault }) => `${section}, ${label}: ${fault}`),
    ...[...words]
      .filter(([path]) => !known.has(path))
      .map(([path, fault]) => `${placeWords(path.split('.'))}: ${fault}`),
  ]
}

/** What keeps settings from being saved in place of the stored ones. */
export function reportedFaults(settings: unknown, saved: unknown = null): string[] {
  const old = oldFaults(settings, saved)
  return placedWords(new Map([...settingFaults(settings)].filter(([path]) => !old.has(path))), settings)
}
