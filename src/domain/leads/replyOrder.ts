interface Due {
  /** Epoch ms by which it must be answered; Infinity while its place is closed for good. */
  due: number
  /** A colleague has it. */
  isOthers: boolean
}

/** For `sort`: one's own and free leads before those of colleagues, then what runs out, or ran out, first. */
export const replyOrder = (a: Due, b: Due): number => {
  if (a.isOthers !== b.isOthers) return a.isOthers ? 1 : -1
  return a.due < b.due ? -1 : Number(a.due > b.due)
}
