export function Logo() {
  return <span style={{ fontSize: 28, fontWeight: 700, letterSpacing: '-.02em' }}>Forecourt</span>
}
