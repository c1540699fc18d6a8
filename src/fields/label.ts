/** `assigned_to` reads "Assigned to" on the admin's screens; the stored name stays the spec's. */
export const labelOf = (name: string): string => {
  const words = name.replace(/_/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
