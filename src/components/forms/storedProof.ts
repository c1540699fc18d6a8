/** Of the twenty minutes that a proof is good for; the rest is for its way. */
const GOOD_MS = 15 * 60_000

export interface StoredProof {
  /** Makes one, unless there is one that is good. Empty when it failed; then the next call tries again. */
  get: () => Promise<string>
  /** A proof works once. */
  drop: () => void
}

/** A form may stand open for longer than its proof is good for. */
export function storedProof(make: () => Promise<string>): StoredProof {
  let stored: { proof: Promise<string>; at: number } | null = null
  return {
    get: () => {
      if (stored && Date.now() - stored.at < GOOD_MS) return stored.proof
      const made = { proof: make().catch(() => ''), at: Date.now() }
      stored = made
      void made.proof.then((proof) => {
        if (!proof && stored === made) stored = null
      })
      return made.proof
    },
    drop: () => void (stored = null),
  }
}
