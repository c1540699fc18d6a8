/** Pictures from URLs that others chose: never reaches the internal network, and encodes them again. */
import { lookup } from 'node:dns/promises'
import { cleanPicture, REMOTE_FORMATS } from '@/integrations/storage/cleanPicture'
import { download } from './download'
import { guardedAgent } from './guardedAgent'
import { isPublicAddress } from './publicAddress'
import { RemoteFault, type Policy } from './types'

export const PUBLIC: Policy = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === '' || port === '80' || port === '443',
  resolve: (host) => lookup(host, { all: true }),
  timeoutMs: 15_000,
  maxBytes: 15_000_000,
}

export interface RemotePictures {
  /** A WebP without metadata. @throws RemoteFault, or the abort reason of `stopped` */
  fetch(url: string, stopped: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}

export function openRemotePictures(policy: Policy = PUBLIC): RemotePictures {
  const agent = guardedAgent(policy)
  // One at a time: decoding needs much memory, and the CPU that pages need.
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<Buffer | null>): Promise<Buffer | null> => {
    const mine = turn.then(work)
    turn = mine.catch(() => undefined)
    return mine
  }
  return {
    async fetch(url, stopped) {
      const bytes = await download(url, policy, agent, stopped)
      const clean = await inTurn(() => cleanPicture(bytes, REMOTE_FORMATS))
      if (!clean)
        throw new RemoteFault('refused', 'is not a JPEG, PNG, WebP or AVIF picture of at most 50 megapixels')
      return clean
    },
    close: () => agent.close(),
  }
}
export { RemoteFault, type Policy }
