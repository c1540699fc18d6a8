/** `1 rig`, `49 rigs`: the dealer's own word for what it sells. */
export const countNoun = (count: number, plural: string): string =>
  count === 1 ? plural.replace(/s$/, '') : plural
