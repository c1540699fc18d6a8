const SIGNS = ['pointerover', 'pointerdown', 'scroll', 'keydown', 'focusin', 'click'] as const

/**
 * Loads code at the first touch, key or pointer, and again at the next one if it failed. `start` gets what was pressed
 * before. Returns a function that loads it without such a sign.
 */
export function onFirstHand<Code>(
  signal: AbortSignal,
  load: () => Promise<Code>,
  start: (code: Code, pressed: readonly MouseEvent[]) => void,
): () => void {
  const waiting = new AbortController()
  signal.addEventListener('abort', () => waiting.abort())
  const pressed: MouseEvent[] = []
  let requested = false
  const fetchCode = (): void => {
    if (requested) return
    requested = true
    load().then(
      (code) => {
        if (waiting.signal.aborted) return
        waiting.abort()
        start(code, pressed)
      },
      () => (requested = false),
    )
  }
  const onSign = (event: Event): void => {
    if (event.type === 'click' && event instanceof MouseEvent) pressed.push(event)
    fetchCode()
  }
  for (const sign of SIGNS)
    document.addEventListener(sign, onSign, { capture: true, passive: true, signal: waiting.signal })
  return fetchCode
}
