interface Due {
  /** Epoch ms by which it must be answered; Infinity while its place is closed for good. */
  due: number
}
interface Shared extends Due {
  /** A colleague has it. */
  isOthers: boolean
}

/** For `sort`: what runs out, or ran out, first. Two without an end are equal, where a difference would be no number. */
export const dueOrder = (a: Due, b: Due): number => (a.due < b.due ? -1 : Number(a.due > b.due))

/** For `sort`: what is late first, whoever has it; then one's own and free leads before those of colleagues. */
export const replyOrder =
  (now: number) =>
  (a: Shared, b: Shared): number =>
    Number(a.due > now) - Number(b.due > now) || Number(a.isOthers) - Number(b.isOthers) || dueOrder(a, b)
