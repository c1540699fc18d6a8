export const PRICE_TYPES = ['drive_away', 'egc', 'before_on_roads', 'on_application'] as const
export type PriceType = (typeof PRICE_TYPES)[number]
