/** Runs work once the browser has shown that a press arrived: what is heavy must not hold that picture up. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work))
