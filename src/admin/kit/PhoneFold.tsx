import type { ReactNode } from 'react'

/** On a phone the choices of a screen are behind one button; wider windows show them at all times. */
export const PhoneFold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="fc-phone-fold">
    <summary className="fc-btn">{label}</summary>
    {children}
  </details>
)
