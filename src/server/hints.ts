/** Payload sends these on every page; `Critical-CH` makes a browser load a tenant's first page twice. */
export const PAYLOAD_HINTS = ['accept-ch', 'critical-ch']

export function withoutHints(vary: string): string {
  return vary
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^sec-ch-/i.test(name))
    .join(', ')
}
