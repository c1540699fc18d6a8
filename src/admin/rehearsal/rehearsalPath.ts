/** `dealership`: the id of the one that is chosen there at first. */
export const rehearsalHref = (dealership?: string): string =>
  `/admin/rehearsal${dealership ? `?${new URLSearchParams({ dealership })}` : ''}`
