/** A list of the same site: a full address could lead shoppers to another host, and the host may change. */
export const listPath = (value: unknown): true | string =>
  !value ||
  /^\/search(?:[/?]\S*)?$/.test(String(value)) ||
  'Copy the address of a list from /search onwards, such as /search/new-cars?fuel=Hybrid'
