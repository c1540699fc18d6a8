import type { Block } from 'payload'

export const PaymentStrip: Block = {
  slug: 'paymentStrip',
  interfaceName: 'PaymentStripBlock',
  labels: { singular: 'Payments we accept', plural: 'Payments we accept' },
  fields: [
    {
      name: 'methods',
      type: 'text',
      hasMany: true,
      defaultValue: ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'],
    },
  ],
}
