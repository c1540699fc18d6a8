import './registry'

declare module '@/lib/registry' {
  interface Registry {
    /** Called by the server for each page that was made and not taken from the cache: host, type of page, milliseconds. */
    pageMade: (host: string, page: string, ms: number) => void
  }
}
