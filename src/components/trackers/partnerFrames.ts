import { isRecord } from '@/lib/isRecord'
import { PARTNER_BUDGET, PARTNER_NEWS } from '@/lib/partners/budget'

/** The frame ends itself before; this is for a frame that does not arrive. */
const PATIENCE_MS = PARTNER_BUDGET.ms + 3_000
const MOST_FRAMES = 24

type State = 'waiting' | 'shown' | 'failed'
interface Opened {
  frame: HTMLIFrameElement
  report: (state: State) => void
}
const opened = new Map<MessageEventSource | null, Opened>()

/** Its place is reserved by the style sheet; what stands there already is seen until the frame has shown something. */
export function openFrame(box: HTMLElement, address: string, facts: object): void {
  box.dataset.state = 'waiting'
  waiting.push(() => open(box, address, facts))
  if (!running) next()
}

const waiting: (() => void)[] = []
let running = false

/** One script at a time: what one uses until it is ended is not multiplied by the boxes of a page. */
function next(): void {
  const start = waiting.shift()
  running = start !== undefined
  start?.()
}

function open(box: HTMLElement, address: string, facts: object): void {
  // A list that was filtered meanwhile.
  if (!box.isConnected) return next()
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-scripts')
  frame.referrerPolicy = 'no-referrer'
  frame.title = box.dataset.title ?? ''
  frame.src = `${address}#${encodeURIComponent(JSON.stringify(facts))}`
  let loads = 0
  const report = (state: State): void => {
    clearTimeout(timer)
    const isFirst = box.dataset.state === 'waiting'
    box.dataset.state = state
    if (isFirst) next()
    if (state === 'shown') return
    opened.delete(source)
    frame.remove()
  }
  const timer = setTimeout(() => report('failed'), PATIENCE_MS)
  // A second page in the frame is not ours.
  frame.onload = () => {
    loads += 1
    if (loads > 1) report('failed')
  }
  box.append(frame)
  const source = frame.contentWindow
  opened.set(source, { frame, report })
}

/** The code in the frame is ours: it reports a press on a link, which no frame without rights could follow. */
function onMessage({ source, data }: MessageEvent<unknown>): void {
  const from = opened.get(source)
  if (!from) return
  if (data === PARTNER_NEWS.failed) from.report('failed')
  else if (data === PARTNER_NEWS.shown) from.report('shown')
  else if (isRecord(data) && typeof data.open === 'string' && /^https:/.test(data.open)) {
    if (document.activeElement === from.frame) window.open(data.open, '_blank', 'noopener,noreferrer')
  }
}

let listens = false
export function listenToFrames(): void {
  if (!listens) addEventListener('message', onMessage)
  listens = true
}

/** Each box of the page, and of the lists that follow, when it comes near the window. */
export function fillSlots(): void {
  if (listens) return
  listenToFrames()
  let left = MOST_FRAMES
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement) || left-- < 1) continue
        near.unobserve(target)
        const { place, car } = target.dataset
        const facts: unknown = JSON.parse(car ?? '{}')
        openFrame(target, `/partner-frame/${place}`, { place, car: facts })
      }
    },
    { rootMargin: '200px' },
  )
  const look = () => {
    for (const box of document.querySelectorAll('[data-place]:not([data-state])')) near.observe(box)
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  look()
}
