import { addToFigure } from '@/core/dealer/rows/figureRows'
import type { FigureKey } from '@/core/dealer/figures/kinds'
import { singleton } from '@/lib/registry'
import { writeLater, type WriteLater } from '@/lib/afterwards'

interface Counted {
  key: FigureKey
  count: number
}
declare module '@/lib/registry' {
  interface Registry {
    siteFigures: WriteLater<Counted>
  }
}
const figures = () =>
  singleton('siteFigures', () =>
    writeLater<Counted>(async ({ key, count }) => {
      await addToFigure(key, count)
    }, 'a figure was not counted'),
  )

export function countFigure(key: FigureKey, by = 1): void {
  const id = JSON.stringify([key.tenant, key.day, key.kind, key.name])
  figures().add(id, (before) => ({ key, count: (before?.count ?? 0) + by }))
}

/** @internal Tests wait for what is written later. */
export const flushFigures = (): Promise<void> => figures().flush()
