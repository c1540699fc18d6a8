/** Pictures from URLs that others chose: never reaches the internal network, and encodes them again. */
import { type Policy, PUBLIC_HOSTS, download, guardedAgent, RemoteFault } from './outbound'
import { cleanPicture, REMOTE_FORMATS } from '@/integrations/storage/cleanPicture'
import { inTurn } from '@/lib/inTurn'

const PUBLIC: Policy = { ...PUBLIC_HOSTS, timeoutMs: 15_000, maxBytes: 15_000_000 }

const HEADERS = {
  accept: 'image/avif,image/webp,image/png,image/jpeg',
  'user-agent': 'Forecourt pictures',
}

export interface RemotePictures {
  /** A WebP without metadata. @throws RemoteFault, or the abort reason of `stopped` */
  fetch(url: string, stopped: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}

export function openRemotePictures(policy: Policy = PUBLIC): RemotePictures {
  const agent = guardedAgent(policy)
  return {
    async fetch(url, stopped) {
      const { bytes } = await download(url, () => HEADERS, policy, agent, stopped)
      if (!bytes) throw new RemoteFault('missing', `${new URL(url).hostname} answered 304`)
      // One at a time: decoding needs much memory, and the CPU that pages need.
      const clean = await inTurn('remote picture', () => cleanPicture(bytes, REMOTE_FORMATS))
      if (!clean)
        throw new RemoteFault('refused', 'is not a JPEG, PNG, WebP or AVIF picture of at most 50 megapixels')
      return clean
    },
    close: () => agent.close(),
  }
}
export { PUBLIC, RemoteFault, type Policy }
