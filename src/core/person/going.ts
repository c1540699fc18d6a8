/** A car as a row of the account names it; without an address when the site no longer shows it. */
export interface NamedCar {
  name: string
  href: string | null
  /** Where the site still shows it. */
  picture?: string | null
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
  /** Name and address of where it takes place. */
  place: string | null
  /** Where it is continued, paid, changed or cancelled. */
  next: NextStep | null
  /** Documents of it, to open or to save. */
  papers?: NextStep[]
}
