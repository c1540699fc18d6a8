/** What becomes of a car when a source says something of it: the table of decision 0097. */
import { sameValue } from '@/lib/sameValue'
import { NO_SOURCE, UNCLAIMED, type Source, type Sources } from './sources'
import { isEmpty, type Values } from './values'

/** A car beneath the values of staff. Every value is owned, if only as unclaimed. */
export interface CarState {
  values: Values
  sources: Sources
}

export interface Message {
  source: string
  /** It names the car whole. */
  brings: boolean
  /** What it says, null for "none"; it is silent about every other fact. */
  stated: Readonly<Values>
  /** A null takes unclaimed facts too: they are named one by one. */
  clears?: boolean | undefined
  /** It is the whole car: what other sources said goes. */
  replace?: boolean | undefined
  version: string | null
  hash: string | null
  /** Epoch ms */
  at: number
}

class Ledger {
  readonly values: Values
  readonly #owner = new Map<string, string>()
  readonly #hidden: Record<string, Values>
  readonly #since = new Map<string, number>()

  constructor(
    { values, sources }: CarState,
    readonly source: string,
    /** Of its message. */
    readonly at: number,
    readonly isWhole: boolean,
  ) {
    this.values = { ...values }
    for (const { since = {} } of Object.values(sources))
      for (const [path, when] of Object.entries(since)) this.#since.set(path, when)
    this.#hidden = Object.fromEntries(
      Object.entries(sources).map(([name, { hidden }]) => [name, { ...hidden }]),
    )
    for (const [name, { owns }] of Object.entries(sources))
      for (const path of owns) this.#owner.set(path, name)
  }

  #said(name: string): Values {
    return (this.#hidden[name] ??= {})
  }

  ownerOf(path: string): string | undefined {
    return this.#owner.get(path)
  }

  owns(path: string): boolean {
    return this.#owner.get(path) === this.source
  }

  /** Undefined when this source never said anything of it. */
  last(path: string): unknown {
    const own = this.#said(this.source)
    if (path in own) return own[path]
    return this.owns(path) ? this.values[path] : undefined
  }

  /** Whether anybody says it, or this source did. */
  knows(path: string): boolean {
    return this.#owner.has(path) || this.hides(path)
  }

  hides(path: string): boolean {
    return path in this.#said(this.source)
  }

  forget(path: string): void {
    delete this.#said(this.source)[path]
  }

  /** Another source said it after this message came. */
  isLate(path: string): boolean {
    return !this.owns(path) && (this.#since.get(path) ?? 0) > this.at
  }

  hide(path: string, value: unknown): void {
    this.#said(this.source)[path] = value
  }

  /** The earlier owner keeps what it said last. */
  set(path: string, value: unknown): void {
    const earlier = this.#owner.get(path)
    if (earlier !== undefined && earlier !== this.source && earlier !== UNCLAIMED) {
      const notice = this.#said(earlier)
      if (!(path in notice)) notice[path] = this.values[path]
    }
    this.values[path] = value
    this.#owner.set(path, this.source)
    const isAmongOthers = earlier !== undefined && earlier !== this.source
    if (!this.isWhole || isAmongOthers || this.#since.has(path)) this.#since.set(path, this.at)
    this.forget(path)
  }

  drop(path: string): void {
    delete this.values[path]
    this.#owner.delete(path)
    this.#since.delete(path)
  }

  /** What another source said shows again, the newest of them. */
  take(path: string, sources: Sources): void {
    this.drop(path)
    const [next] = Object.entries(this.#hidden)
      .filter(([name, notice]) => name !== this.source && !isEmpty(notice[path]))
      .sort(([one], [other]) => (sources[other]?.at ?? 0) - (sources[one]?.at ?? 0))
    if (!next) return
    const [name, notice] = next
    this.values[path] = notice[path]
    this.#owner.set(path, name)
    delete notice[path]
  }

  /** The sources with what each owns and hides now. */
  after(sources: Sources): Sources {
    const owns: Record<string, string[]> = {}
    for (const [path, name] of this.#owner) (owns[name] ??= []).push(path)
    const names = new Set([...Object.keys(sources), ...Object.keys(owns), this.source])
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const { said: _, hidden: __, since: ___, ...known }: Source = sources[name] ?? NO_SOURCE
        const own = owns[name] ?? []
        const since = own.flatMap((path) => {
          const when = this.#since.get(path)
          return when === undefined ? [] : [[path, when] as const]
        })
        const hidden = this.#said(name)
        const isNothing = name === UNCLAIMED && own.length === 0 && !known.hash
        if (isNothing) return []
        return [
          [
            name,
            {
              ...{ ...known, owns: own },
              ...(since.length ? { since: Object.fromEntries(since) } : {}),
              ...(Object.keys(hidden).length ? { hidden } : {}),
            },
          ] as const,
        ]
      }),
    )
  }
}

const only = ({ sources }: CarState): CarState => ({
  values: {},
  sources: Object.fromEntries(
    Object.entries(sources).map(([name, { said: _, hidden: __, since: ___, ...source }]) => [
      name,
      { ...source, owns: [], hash: null },
    ]),
  ),
})

function state(ledger: Ledger, path: string, value: unknown): void {
  const last = ledger.last(path)
  if (last !== undefined && sameValue(last, value)) return
  if (ledger.isLate(path)) return ledger.hide(path, value)
  // Loads of a dealer's definition leave alone what a source says.
  const owner = ledger.ownerOf(path) ?? UNCLAIMED
  if (ledger.source !== UNCLAIMED || owner === UNCLAIMED) ledger.set(path, value)
}

function empty(ledger: Ledger, path: string, sources: Sources, clears: boolean): void {
  if (ledger.hides(path) && ledger.last(path) === null) return
  ledger.forget(path)
  if (ledger.owns(path) || (clears && ledger.ownerOf(path) === UNCLAIMED)) ledger.take(path, sources)
}

/** Pure. */
export function merge(current: CarState, message: Message): CarState {
  const { source, brings, stated, clears = false, replace = false, version, hash, at } = message
  const before = replace ? only(current) : current
  const ledger = new Ledger(before, source, at, brings)
  // A car that was taken off, by nobody's fact, is back when somebody offers it.
  if (brings && before.values.status === 'withdrawn' && ledger.ownerOf('status') === UNCLAIMED)
    ledger.drop('status')
  let isNews = brings
  // Most of a whole message is what the car does not have: named, not copied.
  for (const path of Object.keys(stated)) {
    const value = stated[path]
    if (value === null && !ledger.knows(path)) continue
    isNews ||= !sameValue(ledger.last(path) ?? null, value)
    if (value === null) empty(ledger, path, before.sources, clears)
    else state(ledger, path, value)
  }
  const sources = ledger.after(before.sources)
  const { absent: _, ...known }: Source = sources[source] ?? NO_SOURCE
  const own: Source = {
    ...known,
    ...(brings && source !== UNCLAIMED ? { brings } : {}),
    // A change that says nothing new leaves its last whole message known: the same again is still the same.
    ...{ version: version ?? known.version ?? null, hash: isNews ? hash : (known.hash ?? null), at },
  }
  return { values: ledger.values, sources: { ...sources, [source]: own } }
}
