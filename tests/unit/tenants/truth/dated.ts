/** Words that are true on one day only: demo dates are counted from the first load, whenever that is. */
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const MONTH =
  '(?:january|february|march|april|june|july|august|september|october|november|december|(?:in|by|until|before|or|each) may)'

export const SEASON = /\b(?:spring|summer|autumn|winter|this season|(?:before|after) the wet)\b/i
export const MONTHS = new RegExp(`\\b${MONTH}\\b`, 'i')
export const NAMED_YEAR = /\b20(?:2[4-9]|[3-9]\d)\b/
export const DAY_LIMIT = new RegExp(`\\b(?:until|by|before|ends?|this|last|next) ${DAY}\\b`, 'i')
/** For a car: it is listed for weeks, while its text stays the same. */
export const LATELY =
  /\b(?:today|tonight|tomorrow|yesterday|(?:this|last|next) (?:week|weekend|month|year|truck)|this year’s)\b/i
