/** Returned by a try when another writer came between its read and its write. */
export const AGAIN = Symbol('again')

/** Each lost try is another writer's success, so that so many in a row mean a fault, not a crowd. */
const MOST_TRIES = 100

export class NeverWritten extends Error {}

/** Reads, decides and writes, as `attempt` does at once, until no other writer came between. @throws NeverWritten */
export async function untilWritten<T>(what: string, attempt: () => Promise<T | typeof AGAIN>): Promise<T> {
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const done = await attempt()
    if (done !== AGAIN) return done
  }
  throw new NeverWritten(`${what} changed under every one of ${MOST_TRIES} writes`)
}
