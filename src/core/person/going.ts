/** A car as a row of the account names it; without an address when the site no longer shows it. */
export interface NamedCar {
  name: string
  href: string | null
}
export interface NextStep {
  label: string
  href: string
}
export interface Going {
  kind: 'reservation' | 'booking' | 'deal' | 'prize'
  title: string
  car: NamedCar | null
  text: string
  /** Where it is continued, paid, changed or cancelled. */
  next: NextStep | null
}
