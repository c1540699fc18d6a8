export interface RegisteredCar {
  make: string
  model: string
  year: number
  badge?: string
  colour?: string
}

/** Null: no car has this plate in this state. Throws for no response or an unreadable one. */
export type RegoPort = (plate: { rego: string; regoState: string }) => Promise<RegisteredCar | null>
