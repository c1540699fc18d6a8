export interface Shot {
  url: string
  alt: string
  /** The photo is a close-up of damage and is labelled so. */
  flaw: boolean
}
