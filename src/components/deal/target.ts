/** Where a form of the deal posts to. */
export interface DealTarget {
  address: string
  /** Of the shopper's own link. */
  linkKey: string
}
