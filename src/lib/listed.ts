const and = new Intl.ListFormat('en-AU', { type: 'conjunction' })
const or = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** `a, b and c` */
export const listedAnd = (names: readonly string[]): string => and.format(names)

/** `a, b or c` */
export const listedOr = (names: readonly string[]): string => or.format(names)
