import { headers } from 'next/headers'

/** The path as it was asked for; empty on a page that is shared, whose render knows no visitor. */
export const requestedPath = async (): Promise<string> => (await headers()).get('x-forecourt-path') ?? ''

/** Identifies this render's own inline scripts (server/csp.ts); absent without the server in front. */
export const scriptNonce = async (): Promise<string | undefined> =>
  /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
