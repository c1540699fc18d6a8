const AMOUNT = /\$\s?(\d{1,3}(?:,\d{3})+|\d+)/g
/** No car costs less; an accessory or a service does. Dollars. */
const LEAST_VEHICLE_PRICE = 5000

const amountsIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))

export const namesVehiclePrice = (text: string): boolean =>
  amountsIn(text).some((amount) => amount >= LEAST_VEHICLE_PRICE)

export const isDriveAway = (text: string): boolean => /drive[\s-]?away/i.test(text)
export const isBeforeCharges = (text: string): boolean =>
  /\begc\b|(excl\w*\.?|before|plus|\+)\s*(all\s+|of\s+)?(gov\w*\.?|on[\s-]?roads?)/i.test(text)
export const leavesOutGst = (text: string): boolean =>
  /(excl\w*\.?|before|plus|without|\+)\s*gst\b/i.test(text)
/** The New Zealand words for on-road costs. */
export const namesOnRoads = (text: string): boolean => /on[\s-]?roads?\b|\borc\b/i.test(text)
export const leavesOutOnRoads = (text: string): boolean =>
  /(excl\w*\.?|before|plus|without|\+)\s*(all\s+)?(on[\s-]?roads?\b|orc\b)/i.test(text)
export const saysWhatPriceCovers = (text: string): boolean =>
  isDriveAway(text) || isBeforeCharges(text) || /\ball in\b|\bfitted\b|total price/i.test(text)

const COMPARISON = /comparison rate/i
const RATE =
  /\d\s*%\s*(p\.?\s?a\b|per annum|a year|interest|finance|fixed)|interest[\s-]free|\b(finance|loans?|interest|(?<!comparison )rates?)\s+((at|of|from|is|just|only)\s+){0,2}\d[\d.]*\s*%/i
/** Without the comparison rate itself, which is a rate too. */
export const namesRate = (text: string): boolean => RATE.test(text)
export const namesComparisonRate = (text: string): boolean =>
  /comparison rate[^.\n]{0,24}\d[\d.]*\s*%|\d[\d.]*\s*%\s*(p\.?\s?a\.?\s*)?comparison rate/i.test(text)
export const mentionsComparisonRate = (text: string): boolean => COMPARISON.test(text)
export const namesRepayment = (text: string): boolean =>
  /\$\s?[\d,.]+\s*(a|per|\/|each)\s*(week|wk|fortnight|month|mth)/i.test(text)
export const isAboutCredit = (text: string): boolean => namesRate(text) || namesRepayment(text)

const STATES =
  /\b(NSW|QLD|VIC|SA|WA|TAS|NT|ACT|New South Wales|Queensland|Victoria|South Australia|Western Australia|Tasmania|Northern Territory|all states|any state|Australia[\s-]wide)\b/i
export const namesState = (text: string): boolean => STATES.test(text)
