/** Runs work once the browser has shown what a press did: what is heavy must not hold that picture up, which takes it two frames. */
export const afterPaint = (work: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
