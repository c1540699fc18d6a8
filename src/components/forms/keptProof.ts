/** Of the twenty minutes that a proof is good for; the rest is for its way. */
const GOOD_MS = 15 * 60_000

export interface KeptProof {
  /** Makes one, unless there is one that is good. Empty when it failed; then the next call tries again. */
  get: () => Promise<string>
  /** A proof works once. */
  drop: () => void
}

/** A form may stand open for longer than its proof is good for. */
export function keptProof(make: () => Promise<string>): KeptProof {
  let kept: { proof: Promise<string>; at: number } | null = null
  return {
    get: () => {
      if (kept && Date.now() - kept.at < GOOD_MS) return kept.proof
      const made = { proof: make().catch(() => ''), at: Date.now() }
      kept = made
      void made.proof.then((proof) => {
        if (!proof && kept === made) kept = null
      })
      return made.proof
    },
    drop: () => void (kept = null),
  }
}
