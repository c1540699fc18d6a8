/** What the values of a column say, which counts for more than its name. */
import { knownWord } from '@/core/car/vocabularies'

/** Of the filled values, how many are so. */
const share = (values: readonly string[], is: (value: string) => boolean): number =>
  values.length ? values.filter(is).length / values.length : 0

const KINDS_OF_VEHICLE =
  /^(?:(?:light |passenger |commercial )?(?:truck|car|vehicle|commercial|passenger)s?|motor ?(?:bike|cycle)s?|bikes?|atv|boat|trailer)$/i
const isBody = (value: string) => knownWord('body', value) !== undefined
const isKind = (value: string) => KINDS_OF_VEHICLE.test(value.trim())
const isType = (value: string) => knownWord('car_type', value) !== undefined
const isDoors = (value: string) => /^\d\s*-?\s*(?:dr|d|doors?)s?$/i.test(value.trim())
const isCount = (value: string) => /^\d{1,3}$/.test(value.trim())
const isFlag = (value: string) => /^(?:y|n|yes|no|true|false|t|f|0|1|-1)$/i.test(value.trim())
const isMoney = (value: string) =>
  /^(?:aud?|nzd?)?\s*\$?\s*\d{1,3}(?:,?\d{3})+(?:\.\d\d?)?$/i.test(value.trim())
const isStatus = (value: string) => knownWord('status', value) !== undefined
const QUALITY = /^(?:excellent|very good|good|fair|poor|average|as new)$/i

/** Another field than the name says; null for none, undefined when the name is right. */
export function fieldByValues(
  field: string,
  values: readonly string[],
  heading: string,
): string | null | undefined {
  if (!values.length) return undefined
  const isYesOrNo = share(values, isFlag) === 1
  switch (field) {
    case 'car_type':
      if (share(values, isType) > 0.5) return undefined
      if (share(values, (value) => isBody(value) || isKind(value)) > 0.5)
        return share(values, isBody) > 0 || values.some((value) => /^truck$/i.test(value))
          ? 'simple_body'
          : 'item_type'
      return share(values, (value) => QUALITY.test(value.trim())) > 0.5 ? null : undefined
    case 'simple_body':
      return share(values, isDoors) > 0.5 ? 'doors' : undefined
    case 'status':
    case 'name':
    case 'item_type':
      return share(values, isType) > 0.8 ? 'car_type' : undefined
    case 'price.drive_away':
      return isYesOrNo ? 'price_type.drive_away' : undefined
    case 'price.egc':
      return isYesOrNo ? 'price_type.egc' : undefined
    case 'price':
      if (!isYesOrNo || values.every((value) => /\d/.test(value))) return undefined
      return /show|display/i.test(heading) ? 'price.shown' : null
    case 'upload':
      if (share(values, isFlag) > 0.5 && !values.some(isMoney)) return undefined
      if (values.some(isMoney)) return 'price'
      return share(values, isStatus) > 0.5 ? 'status' : undefined
    case 'images':
      return share(values, isCount) > 0.5 ? null : undefined
    case 'year':
      return share(values, (value) => /\d\d/.test(value)) < 0.2 && values.length > 2 ? null : undefined
    case 'vin':
      return share(values, (value) => value.trim().length > 25) > 0.5 ? null : undefined
    default:
      return undefined
  }
}

/** Cars with kilometres, or older than last year, were used before. Null when most of them do not look so. */
export function typeByUse(cars: readonly { km: string; year: string }[], thisYear: number): 'used' | null {
  const isUsed = ({ km, year }: { km: string; year: string }) => {
    const driven = Number(km.replace(/\D/g, ''))
    const built = Number(/(?:19|20)\d\d/.exec(year)?.[0] ?? thisYear)
    return driven >= 500 || built < thisYear - 1
  }
  return cars.length && cars.filter(isUsed).length > cars.length / 2 ? 'used' : null
}
