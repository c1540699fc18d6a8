import { headers } from 'next/headers'

/** Identifies this render's own inline scripts (server/csp.ts); absent without the server in front. */
export const scriptNonce = async (): Promise<string | undefined> =>
  /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
