/** A person puts facts back: what their sources said since is hidden, so that saying it again is nothing new. */
import { sameValue } from '@/lib/sameValue'
import type { CarState } from './merge'
import { NO_SOURCE, UNCLAIMED, type Source } from './sources'
import { isEmpty, type Values } from './values'

interface Entry extends Omit<Source, 'owns' | 'hidden'> {
  owns: Set<string>
  hidden: Values
}

const opened = ({ owns, hidden, ...source }: Source): Entry => ({
  ...source,
  owns: new Set(owns),
  hidden: { ...hidden },
})
const closed = ({ owns, hidden, since = {}, ...source }: Entry): Source => ({
  ...source,
  owns: [...owns],
  since: Object.fromEntries(Object.entries(since).filter(([path]) => owns.has(path))),
  ...(Object.keys(hidden).length ? { hidden } : {}),
})

/** Pure. `targets`: the values to go back to, null for none. */
export function backTo({ values: now, sources }: CarState, targets: Readonly<Values>): CarState {
  const values = { ...now }
  const entries = new Map(Object.entries(sources).map(([name, source]) => [name, opened(source)]))
  for (const [path, target] of Object.entries(targets)) {
    if (sameValue(values[path], target)) continue
    const owner = [...entries].find(([, { owns }]) => owns.has(path))
    const earlier = [...entries].find(
      ([name, { hidden }]) => name !== owner?.[0] && !isEmpty(target) && sameValue(hidden[path], target),
    )
    if (owner && owner[0] !== UNCLAIMED) owner[1].hidden[path] = values[path] ?? null
    if (isEmpty(target)) {
      delete values[path]
      owner?.[1].owns.delete(path)
      continue
    }
    values[path] = target
    if (earlier) {
      owner?.[1].owns.delete(path)
      earlier[1].owns.add(path)
      delete earlier[1].hidden[path]
    } else if (!owner) {
      const nobody = entries.get(UNCLAIMED) ?? opened(NO_SOURCE)
      nobody.owns.add(path)
      entries.set(UNCLAIMED, nobody)
    }
  }
  return {
    values,
    sources: Object.fromEntries([...entries].map(([name, entry]) => [name, closed(entry)])),
  }
}

/** Puts on show the price that a source said and that waited; the earlier owner keeps its own. */
export function withWaitingPrice(
  { values, sources }: CarState,
  source: string,
  price: number | null,
): CarState {
  const entries = Object.entries(sources).map(([name, { hidden, ...known }]): [string, Source] => {
    const { price: message, ...others } = hidden ?? {}
    const owned = known.owns.includes('price')
    const owns = known.owns.filter((path) => path !== 'price')
    if (name === source)
      return [name, withHidden({ ...known, owns: price ? [...owns, 'price'] : owns }, others)]
    const keeps = message ?? (owned && name !== UNCLAIMED ? values.price : undefined)
    return [name, withHidden({ ...known, owns }, keeps === undefined ? others : { ...others, price: keeps })]
  })
  const { price: _, ...rest } = values
  return { values: price ? { ...rest, price } : rest, sources: Object.fromEntries(entries) }
}

const withHidden = (source: Source, hidden: Values): Source =>
  Object.keys(hidden).length ? { ...source, hidden } : source
