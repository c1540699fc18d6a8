/** The sentences one dealer writes about a car; `{}` slots are filled from its facts. */
export interface Voice {
  oneOwner: string[]
  owners: string[]
  use: Record<string, string[]>
  service: string[]
  condition: string[]
  flaws: string[]
  isNew: string[]
  demo: string[]
  close: string[]
}
