/** The shopper's own car, as far as it is known. */
export interface OwnCar {
  make?: string
  model?: string
  year?: number
  km?: number
  rego?: string
  regoState?: string
}
