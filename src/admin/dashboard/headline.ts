const COUNTS = [
  'Nothing needs',
  'One thing needs',
  'Two things need',
  'Three things need',
  'Four things need',
  'Five things need',
  'Six things need',
  'Seven things need',
  'Eight things need',
  'Nine things need',
]

export const headline = (count: number): string => `${COUNTS[count] ?? `${count} things need`} you`
