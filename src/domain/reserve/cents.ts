/** 45050 gives `$450.50`, 45000 gives `$450`. */
export const moneyOfCents = (cents: number): string =>
  new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency: 'AUD',
    minimumFractionDigits: cents % 100 ? 2 : 0,
  }).format(cents / 100)
