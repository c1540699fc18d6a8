import { isSignedIn } from './hint'

/** Only a signed-in shopper's browser loads the code that keeps the garage and the account in step. */
export const watchAccount = (signal: AbortSignal): void => {
  if (!isSignedIn()) return
  void import('./watchlist').then(
    ({ startWatchlist }) => startWatchlist(signal),
    () => undefined,
  )
}
