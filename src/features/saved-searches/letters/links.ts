import { tokenOf } from '@/features/saved-searches/tokens'
import type { Site } from '@/core/dealer/views'

export interface Links {
  /** Leads to a page with a button: mail scanners that open every link must not confirm or stop anything. */
  confirm: string
  stop: string
  oneClick: string
}

export const linksOf = ({ origin }: Site, salt: string): Links => {
  const [yes, no] = [tokenOf('confirm', salt), tokenOf('stop', salt)]
  return {
    confirm: `${origin}/saved-searches/confirm?token=${yes}`,
    stop: `${origin}/saved-searches/stop?token=${no}`,
    oneClick: `${origin}/api/saved-searches/stop?token=${no}`,
  }
}
