interface Saved {
  status: unknown
  /** By the form itself, at a pause in typing. */
  isStored: boolean
}

/** What each version is, the newest first: at most one is on the website, and what came after it is in the form. */
export function versionStates(versions: readonly Saved[], isLive: boolean): string[] {
  const live = isLive ? versions.findIndex(({ status }) => status === 'published') : -1
  return versions.map(({ status, isStored }, at) => {
    if (at === live) return 'On the website now'
    const words = status === 'published' ? 'Published' : isStored ? 'Draft, saved by itself' : 'Draft'
    return at === 0 ? `${words}, in the form now` : words
  })
}
