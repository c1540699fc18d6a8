/** Shares by the phone's share sheet, elsewhere by the clipboard. True when the link was copied. */
export const shareLink = async (title: string): Promise<boolean> => {
  const url = location.href.split('#')[0] ?? location.href
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url })
      return false
    }
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    // Closing the share sheet is not an error.
    return false
  }
}
