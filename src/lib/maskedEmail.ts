/** `j…@dealer.example`; a password typed into the wrong box shows its first letter at most. */
export function maskedEmail(email: string): string {
  const [name = '', domain] = email.trim().toLowerCase().split('@')
  return domain ? `${name.slice(0, 1)}…@${domain.slice(0, 100)}` : '…'
}
