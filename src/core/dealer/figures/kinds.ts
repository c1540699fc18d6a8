/** Without visitors. Of each type of page: how many were made, in how many ms altogether, how many took over a second. */
export const FIGURE_KINDS = [
  ...(['car_view', 'no_result', 'reserve_view'] as const),
  ...(['page_made', 'page_ms', 'page_slow'] as const),
  // Texts that were sent, each of which costs money.
  ...(['text_sent'] as const),
] as const
/** A page that took at least so many milliseconds counts as slow. */
export const SLOW_MS = 1000
export type FigureKind = (typeof FIGURE_KINDS)[number]

export interface FigureKey {
  tenant: string
  /** `2026-11-23` */
  day: string
  kind: FigureKind
  name: string
}
