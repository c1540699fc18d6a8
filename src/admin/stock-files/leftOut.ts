import type { ListedFile } from '@/features/stock-files/list'
import { inGroups } from '@/lib/inGroups'

export interface Website {
  name: string
  /** Each has the same cars. */
  files: ListedFile[]
  /** How it gets its cars; empty for one that gets none. */
  status: string
}

export interface LeftOutCars {
  reason: string
  /** The names of the websites that lack them. */
  websites: string
  stocknums: string[]
}

/** Cars that lack at the same websites for the same reason are one line; the most cars first, since mending it helps most. */
export function leftOutOf(websites: readonly Pick<Website, 'name' | 'files'>[]): LeftOutCars[] {
  const all = websites.flatMap(({ name, files }) =>
    (files[0]?.left_out ?? []).flatMap(({ stocknum, reasons }) =>
      reasons.map((reason) => ({ reason, stocknum, name })),
    ),
  )
  const cars = inGroups(all, ({ reason, stocknum }) => `${reason} ${stocknum}`).map(([car, at]) => ({
    ...{ reason: car.reason, stocknum: car.stocknum, websites: at.map(({ name }) => name).join(', ') },
  }))
  return inGroups(cars, ({ reason, websites: at }) => `${reason} ${at}`)
    .map(([{ reason, websites: at }, some]) => ({
      ...{ reason, websites: at, stocknums: some.map(({ stocknum }) => stocknum) },
    }))
    .sort((a, b) => b.stocknums.length - a.stocknums.length)
}
