/** Classes of characters, also printed in the API's document: `\s` differs between languages. */

/** Control characters break some stores; line ends and tabs stay. */
export const CONTROL = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f'

/** What `trim` removes. */
export const SPACE = '\\u0009-\\u000d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'

export const UNSEEN = `${CONTROL}${SPACE}`

/** The word "null", which some feeds write for an unknown value. */
export const isNull = (text: string): boolean => text.trim().toLowerCase() === 'null'

/** Feeds send 0 for an odometer that nobody read; only a new car has driven nothing. */
export const statedKm = ({ km, car_type }: { km?: number | null; car_type: string }): number | null =>
  km == null || (km === 0 && car_type === 'used') ? null : km

const SHEET_ERROR =
  /^(?:#(?:n\/a|ref!?|value!?|div\/0!?|name\??|num!?|null!?|spill!?|calc!?|error!?)|err:\d{1,4}|#{2,})$/i
/** A formula that failed, or a column that was too narrow (`########`): there was a value, and nobody sees it. */
export const isSheetError = (text: string): boolean => SHEET_ERROR.test(text.trim())
const BRACKETED = /^(?:[([{<](?:null|none|undefined|nan|blank|empty)[)\]}>]|\\N)$/i
const PROGRAMS = /^(?:null|NULL|undefined|NaN|nan)$/
/** No name of anything, and so no make or stock number either. */
export const isBroken = (text: string): boolean =>
  isSheetError(text) || BRACKETED.test(text.trim()) || PROGRAMS.test(text.trim())

const NONE =
  /^(?:n\/?a|n\.a\.?|na|nil|none|null|nan|undefined|unknown|unk|tb[ac]|to be (?:advised|confirmed|announced)|not (?:stated|specified|available|applicable|supplied|provided|known)|no data|-+|\.+|\?+|#|\*+|x{2,})\.?$/i
const LONGEST_NONE = 20
/** What stands for a missing figure or date. */
export const isNoValue = (text: string): boolean =>
  (text.length <= LONGEST_NONE && NONE.test(text.trim())) || isBroken(text)

/** The same for a text, where `NA` and `XX` may be names. */
export const isNoText = (text: string): boolean =>
  isBroken(text) || (isNoValue(text) && !/^(?:na|nil|nan|x{2,})$/i.test(text.trim()))
