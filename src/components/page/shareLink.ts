/** Shares this page: by the phone's own sheet, elsewhere by the clipboard. True where the link was copied, which has to be said. */
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
    // Closing the share sheet is no failure.
    return false
  }
}
