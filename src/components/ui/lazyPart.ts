import { type ComponentType, lazy } from 'react'

/** Renders nothing when the code does not load. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })))
