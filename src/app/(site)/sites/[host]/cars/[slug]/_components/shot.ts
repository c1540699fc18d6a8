export interface Shot {
  url: string
  alt: string
  /** An honest close-up of a flaw says so. */
  flaw: boolean
}
