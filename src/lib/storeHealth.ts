import { register, registered } from './registry'

/** A store over the network. An embedded one registers none: it is available as long as the process runs. */
export interface StoreHealth {
  /** Known without a request: an earlier one got no answer. */
  isUnavailable(): boolean
  /** False after half a second without an answer. */
  answers(): Promise<boolean>
}

declare module './registry' {
  interface Registry {
    storeHealth: StoreHealth
  }
}

export const registerStoreHealth = (health: StoreHealth | undefined): void => register('storeHealth', health)
export const storeIsUnavailable = (): boolean => registered('storeHealth')?.isUnavailable() ?? false
export const storeAnswers = (): Promise<boolean> =>
  registered('storeHealth')?.answers() ?? Promise.resolve(true)
