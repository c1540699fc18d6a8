import { lifeOf } from '../life'

export const life = lifeOf('car', {
  leads: 230,
  forms: {
    ...{ enquiry: 42, 'test-drive': 21, service: 18, finance: 6, offer: 5, quote: 1, photos: 3 },
    ...{ 'trade-in': 6, sell: 6, parts: 1, general: 1, callback: 2, careers: 1, feedback: 1, fleet: 1 },
  },
  landline: '(03) 7010',
  postcodes: ['3011', '3012', '3020', '3029', '3030', '3218', '3355', '5000', '3000', '3337'],
  plate: '1AA0AA',
  sender: 'YardSync',
  asks: [
    {
      form: 'enquiry',
      says: 'Still there? If so I will be at {place} on {day}.',
      answer:
        'Hi {first}\n\nIt is. {car}, stock {stock}, {price}. Come on {day}, the keys are at the desk.\n\n{me}',
      note: 'Coming {day}.',
    },
    {
      form: 'enquiry',
      says: 'What is wrong with the {model}? It seems cheap.',
      answer:
        'Hi {first}\n\nFair question. We price on Monday against everything like it that is for sale. Its marks are on the page, each with a photo. {price}, {km} on it. Have your own mechanic look, we will put it on the hoist for them.\n\n{me}',
      of: 'used',
    },
    {
      form: 'enquiry',
      says: 'I am in Adelaide. Can the {model} come to me, and what does that cost?',
      answer:
        'Hi {first}\n\nIt can. The truck runs twice a week, and what it costs is in the checkout before you pay anything. The car is {price}.\n\n{me}',
    },
    {
      form: 'enquiry',
      says: 'Is the {price} really what I pay?',
      answer: 'Hi {first}\n\nYes: {price}, as on its page. Nothing is added at the desk.\n\n{me}',
    },
    {
      form: 'enquiry',
      says: 'P-plater here. Can I legally drive the {model}?',
      answer:
        'Hi {first}\n\nCheck its plate on the state’s list before you fall in love, that is the only answer that counts. It is {price} if the list says yes.\n\n{me}',
      note: 'Under 21, bringing a parent.',
      of: 'used',
    },
    {
      form: 'enquiry',
      says: 'How many keys does the {model} have, and are the tyres any good?',
      answer:
        'Hi {first}\n\nI just had a look and sent you the photos: keys on the desk, all four tyres with a coin in the tread. {km}, {price}.\n\n{me}',
      of: 'used',
    },
    { form: 'test-drive', says: 'Want to try the {model}. Freeway too if that is all right.' },
    { form: 'test-drive', says: 'Bringing my dad, he knows cars.' },
    { form: 'test-drive', says: 'Comparing the {model} with one at another yard on the same day.' },
    {
      form: 'finance',
      says: 'Casual job, eleven months. Worth asking?',
      note: 'Tupou rings. Payslips of three months.',
      more: { PreferredContactMethod: 'Phone' },
    },
    {
      form: 'offer',
      says: 'That is what I have. No trade, no finance.',
      answer:
        'Hi {first}\n\nThanks for putting a number on it. {offer} is too far off: it is {price}, and it was priced on Monday. It moves if it is still here in three weeks.\n\n{me}',
    },
    {
      form: 'photos',
      says: 'Underneath, please. And the boot floor.',
      answer: 'Hi {first}\n\nOn the hoist, twelve photos, just sent.\n\n{me}',
    },
    { form: 'quote', says: 'In black if there is one.', more: { 'Vehicle Model': 'MG4' } },
    { form: 'parts', says: 'Clips are broken.', more: { part: 'Front bumper trim, Mazda 3 2020' } },
    {
      form: 'fleet',
      says: 'Three small cars for our carers, delivered to Sunshine.',
      more: { company: 'Westgate Home Care', quantity: '3' },
    },
  ],
  ownCars: [
    ['Mazda', '3', 2020, 62_000, 19_700],
    ['Volkswagen', 'Golf', 2019, 81_000, 17_900],
    ['Kia', 'Picanto', 2021, 38_000, 13_600],
    ['Toyota', 'Camry', 2015, 164_000, 11_500],
    ['Nissan', 'Navara', 2020, 92_000, 28_800],
    ['Hyundai', 'Tucson', 2022, 41_000, 29_900],
    ['Holden', 'Commodore', 2014, 176_000, 12_400],
  ],
  searches: [
    ['Small car under $18,000', 'body=Hatch&range[price]=:18000', 'instant'],
    ['Mazda 3', 'make=Mazda&model=3', 'daily'],
    ['Electric', 'fuel=Electric', 'daily'],
    ['Vans', 'body=Van', 'weekly'],
    ['Utes', 'body=Ute', 'weekly'],
  ],
  unfound: [
    'commodore v8 manual',
    'kombi',
    'cheap 8 seater',
    'mazda 2 sunroof',
    'hilux under 15000',
    'swift sport',
    'mx5',
  ],
})
