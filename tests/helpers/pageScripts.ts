/** Addresses of the scripts that a page makes a current browser load, at once or later; polyfills for old browsers are marked noModule. */
export function pageScripts(html: string): string[] {
  const today = html.replace(/<script[^>]* nomodule[^>]*>/gi, '')
  const named = today.matchAll(/"(\/_next\/static\/[\w.~/-]+\.js)"/g)
  return [...new Set([...named].flatMap(([, address]) => address ?? []))]
}
