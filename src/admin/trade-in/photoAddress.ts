export const photoAddress = (id: string, index: number): string =>
  `/admin/api/valuation-photos/${id}/${index}`
