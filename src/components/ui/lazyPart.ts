import { type ComponentType, lazy } from 'react'

/** `instead` stands for it when the code does not load: a page never goes for one of its parts. */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: ComponentType<Props> = () => null,
) => lazy(() => load().catch(() => ({ default: instead })))
