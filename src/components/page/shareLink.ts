/** This page's address without its fragment. */
export const pageAddress = (): string => location.href.split('#')[0] ?? location.href

/** False where the device has no share sheet of its own, or is no phone. Closing the sheet is not an error. */
export const shareNatively = async (title: string, url = pageAddress()): Promise<boolean> => {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false
  await navigator.share({ title, url }).catch(() => undefined)
  return true
}

/** False when the browser refuses. */
export const copyLink = (url = pageAddress()): Promise<boolean> =>
  navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  )
