export interface DealTarget {
  address: string
  /** The key in the shopper's own link. */
  linkKey: string
}
