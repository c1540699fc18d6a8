/** `1 rig`, `49 rigs`: the tenant's own noun for a car. */
export const countNoun = (count: number, plural: string): string =>
  count === 1 ? plural.replace(/s$/, '') : plural
