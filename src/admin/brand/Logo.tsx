export function Logo() {
  return <span style={{ fontSize: 28, fontWeight: 700, letterSpacing: '-.02em' }}>Forecourt</span>
}

export function Icon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-label="Forecourt"
    >
      <path d="M3 17h18M5 17l1.6-5.2A3 3 0 0 1 9.5 9.7h5a3 3 0 0 1 2.9 2.1L19 17" />
      <circle cx="8" cy="17" r="2" />
      <circle cx="16" cy="17" r="2" />
    </svg>
  )
}
