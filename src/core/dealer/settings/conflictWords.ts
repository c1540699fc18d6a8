import { faultsIn } from './inSection'
import type { Merged } from './merged'
import { SECTIONS } from './sections'
import { placeWords } from '@/lib/plainFault'

const said = (theirs: unknown): string =>
  typeof theirs === 'string' || typeof theirs === 'number' ? `“${theirs}”` : 'something else'

/** By the names that staff see: `Brand, Main colour: a colleague has saved “#123456” …`. */
export function conflictWords(conflicts: Merged['conflicts'], settings: unknown): string[] {
  const words = new Map(
    conflicts.map(({ path, theirs }) => [
      path,
      `a colleague has saved ${said(theirs)} here since you opened this page, so nothing was saved. Copy what you need, then load the page again.`,
    ]),
  )
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
