/** Where a form of the deal posts to. */
export interface DealTarget {
  address: string
  /** The key in the shopper's own link. */
  linkKey: string
}
