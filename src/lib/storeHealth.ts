import { register, registered } from './registry'

/** A store over the network; an embedded one registers none, because it answers or the process is gone. */
export interface StoreHealth {
  /** Known without asking: an earlier question was not answered. */
  isUnavailable(): boolean
  /** Asks; false after half a second without an answer. */
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
