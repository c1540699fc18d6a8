/** What the advertising law of a dealer's country requires of its words, explained to the person who writes them. It is no legal advice. */

export interface Finding {
  rule: string
  field: string
  /** A breach of a rule, not only a weak text. */
  isMust: boolean
  text: string
  /** Whose rule it is, and what it is for. */
  why: string
}

export interface Rule<Subject> extends Finding {
  isBroken: (subject: Subject) => boolean
}

/** Breaches first, each group in the order of its rules. */
export const findingsOf = <Subject>(rules: readonly Rule<Subject>[], subject: Subject): Finding[] =>
  rules
    .filter(({ isBroken }) => isBroken(subject))
    .map(({ rule, field, isMust, text, why }) => ({ rule, field, isMust, text, why }))
    .sort((a, b) => Number(b.isMust) - Number(a.isMust))
