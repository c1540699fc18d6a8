import { useSyncExternalStore } from 'react'

/** For `useSyncExternalStore`: the value does not change while the page is shown. */
export const neverChanges = () => () => undefined

const inBrowser = () => true
const onServer = () => false

/** Until React has the HTML, the browser's own messages are used: text typed into a controlled field would be lost. */
export const useHydrated = (): boolean => useSyncExternalStore(neverChanges, inBrowser, onServer)
