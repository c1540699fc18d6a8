/** A car as its owner tells of it. */
export interface ValuedCar {
  make: string
  model: string
  year: number
  km: number
  rego?: string
  regoState?: string
  adjustmentAnswers: Record<string, unknown>
}

/** Dollars, not rounded. `count`: on how many similar cars it leans; null for an outside guide. */
export type Valued = { kind: 'range'; low: number; high: number; count: number | null } | { kind: 'few' }

/** Throws when it does not answer, or not sensibly. */
export interface ValuationPort {
  /** Stored with each valuation. */
  name: string
  value(car: ValuedCar): Promise<Valued>
}
