/** A list of the own site: a full address would lead shoppers away, and its host changes. */
export const listPath = (value: unknown): true | string =>
  !value ||
  /^\/search(?:[/?]\S*)?$/.test(String(value)) ||
  'Copy the address of a list from /search on, such as /search/new-cars?fuel=Hybrid'
