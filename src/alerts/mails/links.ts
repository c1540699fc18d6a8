import { tokenOf } from '@/alerts/tokens'
import type { Site } from '@/domain/views'

export interface Links {
  /** A page with a button: programs that open every link of a mail neither confirm nor stop anything. */
  confirm: string
  stop: string
  /** For the mail program's own button, by POST. */
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
