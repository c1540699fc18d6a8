import { createContext, useContext } from 'react'

export interface SettingsState {
  /** By path, in plain words. */
  faults: ReadonlyMap<string, string>
  isReadOnly: boolean
  /** The dealer of these settings; undefined for one that is being made. */
  tenant: string | undefined
}

export const SettingsContext = createContext<SettingsState>({
  faults: new Map(),
  isReadOnly: true,
  tenant: undefined,
})

export const useSettings = (): SettingsState => useContext(SettingsContext)
