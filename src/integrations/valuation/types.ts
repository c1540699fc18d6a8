export interface ValuedCar {
  make: string
  model: string
  year: number
  km: number
  rego?: string
  regoState?: string
  adjustmentAnswers: Record<string, unknown>
}

/** Dollars, not rounded. `count`: on how many similar cars it is based; null for an outside guide. */
export type Valued = { kind: 'range'; low: number; high: number; count: number | null } | { kind: 'few' }

/** Throws for no response or an unreadable one. */
export interface ValuationPort {
  name: string
  value(car: ValuedCar): Promise<Valued>
}
