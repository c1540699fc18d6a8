import type { ReactNode } from 'react'

export const ShowButton = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button className="btn btn--brand btn--wide" type="button" onClick={onPress}>
    <span>{children}</span>
  </button>
)
