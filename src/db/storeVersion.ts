import { StartError } from '@/lib/startFaults'

interface Named {
  name: string
}

/** Rows of this table may have any name; those of migrations begin with their day and time. */
const isMigration = (name: string): boolean => /^\d{8}_\d{6}_/.test(name)

const refused = (why: string): StartError =>
  new StartError(`Forecourt cannot start: ${why} Nothing was changed.`)

export const newerStore = (name: string): StartError =>
  refused(
    `a newer version of Forecourt has changed this database (${name}), and this version would damage it. Start the newer version, or put back the copy that it made before: npm run forecourt -- upgrade undo.`,
  )

export const tooOldStore = (): StartError =>
  refused(
    'this database is of a version before 27 November 2026, which cannot be brought to this one. Start the version that made it, or move the data folder away to begin with an empty one.',
  )

/**
 * The steps that a store has not done, in their order. `former` led to what the first of `migrations` makes, from `oldest` on.
 * @throws StartError for a store that is newer than this version, or too old for it
 */
export function stepsToDo<Step extends Named>(
  stored: readonly string[],
  {
    former,
    migrations,
    oldest,
    none,
  }: Record<'former' | 'migrations', readonly Step[]> & {
    oldest: string
    /** The first migration for a store that has what it makes. */
    none: (first: Step) => Step
  },
): Step[] {
  const done = new Set(stored.filter(isMigration))
  const [first] = migrations
  if (!first || done.size === 0) return [...migrations]
  const known = new Set(migrations.map(({ name }) => name))
  const foreign = [...done].filter((name) => name > first.name && !known.has(name)).toSorted()
  const newest = foreign.at(-1)
  if (newest) throw newerStore(newest)
  const left = (steps: readonly Step[]) => steps.filter(({ name }) => !done.has(name))
  if (done.has(first.name)) return left(migrations)
  if (!done.has(oldest)) throw tooOldStore()
  return [...left(former), none(first), ...left(migrations.slice(1))]
}
