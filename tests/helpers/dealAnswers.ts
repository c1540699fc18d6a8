/** Answers of an online deal, and what is lent on its car. */
export const ZONES = [
  { key: 'metro', label: 'the city', fee: 0, text: '', postcodes: ['3000-3207', '3220'] },
  { key: 'regional', label: 'the country', fee: 290, text: '', postcodes: ['3000-3999'] },
]
export const delivery = { way: 'regional', street: '1 Main Road', suburb: 'Ballarat', postcode: '3350' }
export const trade = {
  has: 'Yes',
  rego: '1AB2CD',
  make: 'Mazda',
  model: '3',
  km: 95_000,
  owing: 4000,
  worth: 12_000,
} as const
export const details = { name: 'Jordan Lee', email: 'j@shopper.example', phone: '0412 345 678' }
export const offer = {
  interestRate: 7.65,
  comparisonRate: 8.42,
  setupFee: 295,
  monthlyFee: 5,
  provided: null,
  special: null,
  start: { price: 30_000, deposit: 3000, tradeIn: 0, months: 60, balloon: 0, rate: 7.65 },
}
