import { normalisePath } from '@/core/dealer/links/redirects'

const PAGE = '/finance'
const FORM = `${PAGE}#finance-form`

/** Other names of the page. Those that ask for a form lead to it. */
const FAMILY = new Map([
  ['/finance-enquiry', FORM],
  ['/apply-for-finance', FORM],
  ['/car-finance', PAGE],
])

export const financeTarget = (path: string): string | null => FAMILY.get(normalisePath(path)) ?? null

export const financeHref = (car: { id: string }): string =>
  `${PAGE}?car_id=${encodeURIComponent(car.id)}#finance-form`
