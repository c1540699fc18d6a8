/**
 * Payload asks browsers for their colour scheme on every page. Only its admin uses the answer, and on a dealer's page
 * `Critical-CH` makes a browser ask for the first page twice.
 */
export const PAYLOAD_HINTS = ['accept-ch', 'critical-ch']

export function withoutHints(vary: string): string {
  return vary
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^sec-ch-/i.test(name))
    .join(', ')
}
