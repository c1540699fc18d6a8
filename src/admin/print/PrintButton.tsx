'use client'

export function PrintButton() {
  return (
    <button type="button" className="fc-btn" onClick={() => window.print()}>
      Print
    </button>
  )
}
