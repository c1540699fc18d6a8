import { noteVisit } from '@/lib/visits'

let isFirst = true

const isFromElsewhere = (): boolean =>
  !URL.canParse(document.referrer) || new URL(document.referrer).origin !== location.origin

/** The referrer is that of the whole document: only its first page can be the one that a link led to. */
export function noteThisPage(): void {
  noteVisit(location, isFirst && isFromElsewhere())
  isFirst = false
}
