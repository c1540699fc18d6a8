/** The least and the most of what a lender asks: the same for dated rates and for those in a dealer's settings. */

/** Per cent a year. The National Credit Code stops at 48 %, fees included; a comparison rate states the fees too. */
export const RATE = [0, 48] as const
export const COMPARISON_RATE = [0, 60] as const
/** Dollars. */
export const SETUP_FEE = [0, 10_000] as const
export const MONTHLY_FEE = [0, 500] as const
