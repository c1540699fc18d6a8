/** What a dealer's site counts by itself: a car's page was opened, a search found nothing. */
export const FIGURE_KINDS = ['car_view', 'no_result'] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

export interface FigureKey {
  tenant: string
  /** `2026-11-23` */
  day: string
  kind: FigureKind
  name: string
}
