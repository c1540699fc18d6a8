type Line = [at: number, open: number, text: string]

const isLine = (value: unknown): value is Line =>
  Array.isArray(value) &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number' &&
  typeof value[2] === 'string'

/** The last text of an `openSchedule` that began before `now` (epoch seconds). */
export const currentLine = (json: string, now: number): Line | undefined => {
  const lines: unknown = JSON.parse(json)
  return Array.isArray(lines) ? lines.filter(isLine).findLast(([at]) => at <= now) : undefined
}
