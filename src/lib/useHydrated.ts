import { useSyncExternalStore } from 'react'

/** For `useSyncExternalStore`: what is read does not change while the page is shown. */
export const neverChanges = () => () => undefined

const inBrowser = () => true
const onServer = () => false

/**
 * False on the server and until React has taken over its HTML. Until then the browser's own validation messages
 * are used, and what is typed into a field that does not listen yet would be lost.
 */
export const useHydrated = (): boolean => useSyncExternalStore(neverChanges, inBrowser, onServer)
