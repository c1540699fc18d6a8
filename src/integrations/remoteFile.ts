/** Files at addresses that dealers enter: public hosts only, by https, with the state of the last one so that an unchanged file is not sent again. */
import { download, type Policy, guardedAgent, PUBLIC_HOSTS, RemoteFault } from './outbound'

interface RemoteFileRequest {
  url: string
  login: { user: string; password: string } | null
  /** What the host said of the last file; null when all is to come again. */
  etag: string | null
  modified: string | null
}
export interface RemoteFile {
  /** Null when it is as last time. */
  bytes: Buffer | null
  etag: string | null
  modified: string | null
}
export interface RemoteFiles {
  /** @throws RemoteFault, or the abort reason of `stopped` */
  get(requested: RemoteFileRequest, stopped: AbortSignal): Promise<RemoteFile>
  close(): Promise<void>
}

export const PUBLIC_FILES: Policy = { ...PUBLIC_HOSTS, timeoutMs: 60_000, maxBytes: 10_000_000 }

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 300 ? value : null

export function openRemoteFiles(policy: Policy = PUBLIC_FILES): RemoteFiles {
  const agent = guardedAgent(policy)
  return {
    async get({ url, login, etag, modified }, stopped) {
      const own = new URL(url).origin
      const basic = login && Buffer.from(`${login.user}:${login.password}`).toString('base64')
      const { bytes, headers } = await download(
        url,
        ({ origin }) => ({
          accept: '*/*',
          'user-agent': 'Forecourt stock files',
          // The password is for the host that the dealer entered, and for none that it leads to.
          ...(basic && origin === own ? { authorization: `Basic ${basic}` } : {}),
          ...(etag ? { 'if-none-match': etag } : {}),
          ...(modified ? { 'if-modified-since': modified } : {}),
        }),
        policy,
        agent,
        stopped,
      )
      if (!bytes) return { bytes, etag, modified }
      return { bytes, etag: textOf(headers.etag), modified: textOf(headers['last-modified']) }
    },
    close: () => agent.close(),
  }
}
export { RemoteFault, type Policy }
