export interface LinkTarget {
  /** `Page`, `Offer` … */
  kind: string
  title: string
  href: string
}

const MAX_TARGETS = 40
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** The targets in which each typed word begins a word, in their own order. */
export function matchingTargets(targets: readonly LinkTarget[], typed: string): LinkTarget[] {
  const wanted = wordsOf(typed)
  return targets
    .filter(({ kind, title, href }) => {
      const own = wordsOf(`${kind} ${title} ${href}`)
      return wanted.every((word) => own.some((one) => one.startsWith(word)))
    })
    .slice(0, MAX_TARGETS)
}

export const targetOf = (targets: readonly LinkTarget[], href: string): LinkTarget | undefined =>
  targets.find((target) => target.href === href.trim())
