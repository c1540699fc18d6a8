/** Runs after the browser has painted, which takes two frames: heavy work must not delay the visible reaction. */
export const afterPaint = (work: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
