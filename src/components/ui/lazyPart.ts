import { type ComponentType, lazy } from 'react'

/** Loads the part's code when first rendered; renders nothing when the code does not load. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })))
