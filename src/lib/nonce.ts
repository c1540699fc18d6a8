import { headers } from 'next/headers'

/** The mark by which the door knows this render's own inline scripts (server/csp.ts); absent where no door stands before the page. */
export const scriptNonce = async (): Promise<string | undefined> =>
  /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
