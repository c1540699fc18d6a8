import './registry'

declare module '@/lib/registry' {
  interface Registry {
    /** Told by the server of each page that was made and not taken from memory: host, type of page, milliseconds. */
    pageMade: (host: string, page: string, ms: number) => void
  }
}
