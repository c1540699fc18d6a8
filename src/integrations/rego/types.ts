export interface RegisteredCar {
  make: string
  model: string
  year: number
  badge?: string
  colour?: string
}

/** Null: no car with this plate in this state. Throws when it does not answer, or not sensibly. */
export type RegoPort = (plate: { rego: string; regoState: string }) => Promise<RegisteredCar | null>
