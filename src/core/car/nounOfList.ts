export const countNoun = (count: number, plural: string): string =>
  count === 1 ? plural.replace(/s$/, '') : plural
