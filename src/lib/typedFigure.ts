/** `2,500 kg` gives 2500 and `-5` stays negative; NaN for text without a figure. */
export const typedFigure = (text: string): number => {
  const digits = text.replace(/[^\d.]/g, '')
  if (!digits) return Number.NaN
  return /^[^\d.]*[-−–]/.test(text) ? -Number(digits) : Number(digits)
}
