import type { TenantConfigInput } from '@/core/dealer/config/tenantConfig'

export const spin: TenantConfigInput['spin'] = {
  key: 'yard-wheel',
  title: 'Spin the yard wheel',
  text: 'Seven fields, one go a month. The chances are printed beside it, and two goes in five win nothing.',
  from: '2026-01-01',
  until: '2035-12-31',
  every: 'month',
  prizes: [
    {
      key: 'fuel',
      name: '$50 of fuel',
      detail: 'A fuel card, handed over at Footscray.',
      odds: 2,
      stock: 240,
    },
    { key: 'miss-1', name: 'No prize', odds: 20, wins: false },
    {
      key: 'detail',
      name: 'Full detail',
      detail: 'Inside and out, at any of our six yards.',
      odds: 5,
      stock: 600,
    },
    { key: 'mats', name: 'Floor mats', detail: 'A set of four that fits your car.', odds: 18, stock: 2000 },
    { key: 'miss-2', name: 'No prize', odds: 20, wins: false },
    { key: 'wash', name: 'Car wash', detail: 'While you wait, any day but Sunday.', odds: 25 },
    { key: 'check', name: 'Tyre check', detail: 'Rotation and balance, with a printed report.', odds: 10 },
  ],
  terms: [
    'For people of 18 and over who live in Victoria or South Australia. Staff of Westside Motors and their families cannot take part.',
    'The draw is made by our server at random, with the chances shown. One account has one go in a calendar month.',
    'A prize that has run out counts as a tyre check. Prizes are not paid out in money.',
    'Show the reference within 60 days at the yard that you choose. We use your details to hand over the prize, and pass them to nobody.',
  ],
  permit: 'South Australia: licence T26/0000, a sample number. Victoria: no permit is needed.',
  dealership: 'westside-footscray',
}
