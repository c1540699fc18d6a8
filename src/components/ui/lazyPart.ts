import { type ComponentType, lazy } from 'react'

/** A part whose code is fetched when it is first drawn; where that cannot be fetched the page does without it. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })))
