export function planned(
  there: string,
  hash: string,
  level: 'run' | 'test',
): { args: string[]; stamp: string } | null
