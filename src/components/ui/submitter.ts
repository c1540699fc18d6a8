import type { FormEvent } from 'react'

/** The button that sends the form; null when code does. */
export const submitterOf = ({ nativeEvent }: FormEvent): HTMLElement | null =>
  nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
