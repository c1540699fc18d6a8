import type { FormEvent } from 'react'

/** The button that sent the form; null when a script did. */
export const submitterOf = ({ nativeEvent }: FormEvent): HTMLElement | null =>
  nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
