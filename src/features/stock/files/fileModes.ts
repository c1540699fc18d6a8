/**
 * `full`: the whole stock, what it lacks leaves behind the guard. `replace`: the same, and what other sources said of its cars goes.
 * `update`: only cars that are there change. `add`: cars are made and changed, none leaves.
 */
export const FILE_MODES = ['full', 'update', 'replace', 'add'] as const
export type FileMode = (typeof FILE_MODES)[number]
