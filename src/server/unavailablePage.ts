import { setTimeout } from 'node:timers/promises'
import type { PageCache, Stored } from '@/cache/PageCache'
import { makeNonce } from './csp'
import { toStored } from './entry'
import { notFoundPage, UNAVAILABLE, type Place } from './notFoundPage'
import type { AppHandler, ServerOptions } from './options'
import { baseline } from './securityHeaders'

/** Seconds after which a visitor, a crawler or a program may ask again. */
export const RETRY_AFTER = '5'
/** The dealer's notice comes from memory or not at all: reading the database again would only make the visitor wait. */
const NOTICE_MS = 300

const PLAIN = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not available just now</title>
<style>
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; color: #14181d; background: #f6f6f4 }
main { max-width: 40rem; margin: 0 auto; padding: clamp(2rem, 8vw, 6rem) 1.25rem }
h1 { margin: 0; font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1 }
a { color: #0b5a6e }
</style>
</head>
<body><main id="main">
<h1>This page is not available just now.</h1>
<p>Our system does not answer. <a href="">Try again</a> in a moment.</p>
</main></body>
</html>
`

/** In place of a page that failed because the database does not answer. */
export async function unavailablePage(
  app: AppHandler,
  options: ServerOptions,
  cache: PageCache,
  place: Place,
): Promise<Stored> {
  const notice = await Promise.race([
    notFoundPage(app, options, cache, place, UNAVAILABLE),
    setTimeout(NOTICE_MS, null, { ref: false }),
  ])
  const page = notice ?? plainPage(options)
  return { ...page, head: [...page.head, 'Retry-After', RETRY_AFTER] }
}

const plainPage = ({ secure, dev }: ServerOptions): Stored =>
  toStored(
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(PLAIN) },
    {
      nonce: makeNonce(),
      tags: [],
      ttl: 0,
      baseline: baseline(secure),
      immutable: false,
      policies: !dev,
    },
  )
