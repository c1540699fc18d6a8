import { useSyncExternalStore } from 'react'

/** For `useSyncExternalStore`: the value does not change while the page is shown. */
export const neverChanges = () => () => undefined

const inBrowser = () => true
const onServer = () => false

/**
 * False on the server and until React has taken over its HTML. Until then the browser's own validation messages
 * are used, because text typed into a controlled field would be lost.
 */
export const useHydrated = (): boolean => useSyncExternalStore(neverChanges, inBrowser, onServer)
