/** This week compared with the same part of the last one, in words. */
export function compared(current: number, before: number): string {
  if (current === before) return 'Same as last week'
  const apart = Math.abs(current - before)
  return `${apart} ${current > before ? 'more' : 'fewer'} than last week`
}

export interface Answers {
  inTime: number
  due: number
}

const shareOf = ({ inTime, due }: Answers): number => Math.round((inTime / due) * 100)

export const answersFigure = ({ inTime, due }: Answers): string => (due ? `${inTime} of ${due}` : 'None due')
export function answersCompared(current: Answers, before: Answers): string {
  if (!current.due) return 'No lead has been due yet'
  const now = `${shareOf(current)} % in time`
  return before.due ? `${now}, ${shareOf(before)} % last week` : now
}
